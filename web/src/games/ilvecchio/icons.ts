// Signs of Il Vecchio in the 24 px box of all icons. Parts after "|" are filled.
export const ICON = {
  florins:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5v9M9 10.2c0-1.2 1.3-1.7 3-1.2m3 1.2c0-1.2-1.3-1.7-3-1.2M9.6 14.2h4.8",
  assassin: "M12 21.5v-6.5M7.5 15h9|M12 2.5l2 3V15h-4V5.5Z",
  knight: "M5 20.5V11a7 7 0 0 1 14 0v9.5h-4.5v-7h-5v7ZM12 4v5.5",
  abbot: "M12 3v18M7 8.5h10",
  scroll:
    "M8 4h10.5a2 2 0 0 1 0 4H17M8 4a2 2 0 0 0-2 2v11M8 4a2 2 0 0 1 2 2v12.5a2 2 0 0 1-4 0V17H3.5v1.5A2 2 0 0 0 5.5 20.5H15a2 2 0 0 0 2-2V8M12.5 11h2M12.5 14h2",
  carriage:
    "M4 14.5V9a3.5 3.5 0 0 1 3.5-3.5h9A3.5 3.5 0 0 1 20 9v5.5M4 10.5h16M12 5.5v5M10.5 16h3M7.5 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM16.5 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  bishop: "M12 3c4 3.2 6 6.5 6 10.5v6.5H6v-6.5C6 9.5 8 6.2 12 3ZM12 3v13.5M6 16.5h12M8.8 11h6.4",
  follower: "M10 10.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM4 20.5c0-5.5 1.8-9 6-9s6 3.5 6 9ZM18.5 4v6M15.5 7h6",
  member: "M12 10.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM6 20.5c0-5.5 1.8-9 6-9s6 3.5 6 9Z",
  lying: "M3 17.5h18M4 14.5c0-3 2-5 5.5-5H17M7 14.5V11M19 13a2.6 2.6 0 1 0 0-5.200 2.600 2.600 0 0 0 0 5.200Z",
  gate: "M5 20V6.5h3v2.2h2.5V6.5h3v2.2H16V6.5h3V20h-4.5v-4.5a2.5 2.5 0 0 0-5 0V20Z",
  dice: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z|M8.5 7.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4ZM15.5 14.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4ZM12 10.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z",
  recover: "M3 18.5V6.5M3 15.5h18v3M21 15.5V13a3 3 0 0 0-3-3h-7v5.5M7 13.3a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z",
  tile: "M7 3.5h10A1.5 1.5 0 0 1 18.5 5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM9 8h6M9 11h4",
  arrow: "M5 12h14M13.5 6.5 19 12l-5.500 5.500",
  points:
    "M8 4C4.500 6.500 3.500 11 5.500 15c1.200 2.400 3.200 4 5.500 4.800M16 4c3.500 2.500 4.500 7 2.500 11-1.200 2.400-3.200 4-5.500 4.800M5 8.500l-2-.8M5 12l-2.300.2M6.300 15.200l-2 1.200M19 8.500l2-.8M19 12l2.300.2M17.700 15.200l2 1.200",
  done: "m5 12.5 4.5 4.5L19 7.5",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  eye: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600Z",
  shut: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600ZM4 20 20 4",
  map: "M3.5 6.5l5.5-2 6 2 5.5-2v13l-5.500 2-6-2-5.500 2ZM9 4.500v13M15 6.500v13",
  tracks: "M4 5.5h16v4H4ZM4 14.5h16v4H4ZM9.300 5.500v4M14.600 5.500v4M9.300 14.500v4M14.600 14.500v4",
  zoom: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20.500 20.500M7.500 10.500h6M10.500 7.500v6",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  end: "M5 12h11M12 7l5 5-5 5M20 5v14",
} as const;

export type Sign = keyof typeof ICON;

const TILES: Record<string, Sign> = {
  "scroll-for-followers": "scroll",
  "six-florins": "florins",
  "any-combination": "follower",
  "follower-for-scrolls": "follower",
  "any-follower": "follower",
  "bishop-and-carriage": "carriage",
  "one-scroll": "scroll",
  "one-knight": "knight",
  "one-assassin": "assassin",
  "one-abbot": "abbot",
  "florin-per-member": "florins",
  "rolled-member": "dice",
  "use-again": "tile",
  "one-for-two": "follower",
  "no-money": "gate",
  "five-florins-for-two": "florins",
  "one-of-three": "follower",
  "free-member": "member",
  scroll: "scroll",
  money: "florins",
  follower: "follower",
  abbot: "abbot",
  knight: "knight",
  assassin: "assassin",
  carriage: "carriage",
  bishop: "bishop",
  recovery: "recover",
  reinforcement: "dice",
  province: "gate",
  florence: "scroll",
};

/** The sign on a tile: what it gives or works on; points where it is worth some at the end. */
export const signOf = (tile: string): Sign => TILES[tile] ?? "points";

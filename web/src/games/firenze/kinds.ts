// Kinds of cards: colour, lower edge of the head, icon and word tell them apart.

export type Kind = "event" | "person" | "feast" | "building" | "church";

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const WIDE = 120;

function zigzag(): string {
  const step = WIDE / 10;
  return `M0,0 H${WIDE} ${range(10)
    .map((i) => `L${WIDE - step * (i + 0.5)},6 L${WIDE - step * (i + 1)},0`)
    .join(" ")}Z`;
}

function scallop(): string {
  const step = WIDE / 7;
  return `M0,0 H${WIDE} ${range(7)
    .map((i) => `Q${(WIDE - step * (i + 0.5)).toFixed(1)},11 ${(WIDE - step * (i + 1)).toFixed(1)},0`)
    .join(" ")}Z`;
}

function battlement(): string {
  const step = WIDE / 9;
  return `M0,0 H${WIDE} V5 ${range(9)
    .map((i) => `H${(WIDE - step * (i + 1)).toFixed(1)} V${i % 2 ? 5 : 0}`)
    .join(" ")} H0Z`;
}

export const KINDS: Record<Kind, { colour: string; edge: string; icon: string }> = {
  event: { colour: "#A8441F", edge: zigzag(), icon: "M13.5 3 6 13.5h5L9.500 21 18 10h-5.500Z" },
  person: {
    colour: "#2F6A5C",
    edge: `M0,0 H${WIDE} V3 H0Z`,
    icon: "M12 11a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM5 20.500c.3-4.500 2.800-7 7-7s6.700 2.500 7 7Z",
  },
  feast: {
    colour: "#8A3560",
    edge: scallop(),
    icon: "M7 3.500h10c0 6-1.500 9-5 9s-5-3-5-9ZM12 12.500v6M8.500 20.500h7M7.200 6.500h9.600",
  },
  building: {
    colour: "#77591F",
    edge: battlement(),
    icon: "M4 11.500 12 4.500l8 7M6 10v10.500h12V10M10 20.500v-6h4v6",
  },
  church: {
    colour: "#40558E",
    edge: `M0,0 H${WIDE} V6 Q116,1 ${WIDE / 2},0 Q4,1 0,6Z`,
    icon: "M12 2.500v5M10 4.500h4M7 20.500v-8l5-5 5 5v8ZM10.500 20.500v-4a1.500 1.500 0 0 1 3 0v4",
  },
};

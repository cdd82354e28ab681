/** Six families: a colour never stands alone, each has its emblem. */
export interface Family {
  key: string;
  colour: string;
  emblem: string;
  shape: string;
}

const sun = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 ? 2.9 : 6.2;
  const angle = (Math.PI * i) / 8 - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}).join(" L");

export const FAMILIES: readonly Family[] = [
  { key: "amber", colour: "#F0901A", emblem: "#2A1B08", shape: `M${sun}Z` },
  {
    key: "lapis",
    colour: "#1A50B0",
    emblem: "#FBF7EE",
    shape: "M2.6,-5.6 A5.8,5.8 0 1 0 2.6,5.6 A4.6,4.6 0 1 1 2.6,-5.6Z",
  },
  {
    key: "malachite",
    colour: "#10A869",
    emblem: "#062317",
    shape:
      "M-6.2,4.6 V2.2 A3.1,3.1 0 0 1 -3.1,-.9 A3.4,3.4 0 0 1 -3.4,-2 A3.4,3.4 0 0 1 3.4,-2 A3.4,3.4 0 0 1 3.1,-.9 A3.1,3.1 0 0 1 6.2,2.2 V4.6Z",
  },
  { key: "amethyst", colour: "#C687C3", emblem: "#2B0F2A", shape: "M0,-6.4 L4.6,0 L0,6.4 L-4.6,0Z" },
  {
    key: "onyx",
    colour: "#2B2730",
    emblem: "#FBF7EE",
    shape:
      "M-5,-5.8 H-2.4 V-3.6 H-1.2 V-5.8 H1.2 V-3.6 H2.4 V-5.8 H5 V-1.4 H4 V5.7 H1.7 V2.6 A1.7,1.7 0 0 0 -1.7,2.6 V5.7 H-4 V-1.4 H-5Z",
  },
  {
    key: "alabaster",
    colour: "#F3ECDD",
    emblem: "#2A211A",
    shape: "M-1.9,-6 H1.9 V-1.9 H6 V1.9 H1.9 V6 H-1.9 V1.9 H-6 V-1.9 H-1.9Z",
  },
];

export function family(seat: number): Family {
  return FAMILIES[((seat % FAMILIES.length) + FAMILIES.length) % FAMILIES.length] as Family;
}

/** A sheet or a roll of labels; lengths in millimeters. */
export interface LabelPaper {
  readonly id: string;
  readonly name: string;
  /** The page; of a roll that of one label. */
  readonly page: { readonly width: number; readonly height: number };
  readonly label: { readonly width: number; readonly height: number };
  /** Where the first label begins, and from one to the next. */
  readonly first: { readonly left: number; readonly top: number };
  readonly pitch: { readonly x: number; readonly y: number };
  readonly columns: number;
  readonly rows: number;
}

const INCH = 25.4;

type Pair = readonly [number, number];

function sheet(
  id: string,
  name: string,
  unit: number,
  sizes: { page: Pair; first: Pair; pitch: Pair; label: Pair; grid: Pair },
): LabelPaper {
  const [width, height] = sizes.page;
  const { first, pitch, label, grid } = sizes;
  return {
    id,
    name,
    page: { width: width * unit, height: height * unit },
    label: { width: label[0] * unit, height: label[1] * unit },
    first: { left: first[0] * unit, top: first[1] * unit },
    pitch: { x: pitch[0] * unit, y: pitch[1] * unit },
    columns: grid[0],
    rows: grid[1],
  };
}

/** A roll, a label a page. */
export function rollPaper(id: string, name: string, width: number, height: number): LabelPaper {
  const size: Pair = [width, height];
  return sheet(id, name, 1, { page: size, first: [0, 0], pitch: size, label: size, grid: [1, 1] });
}

/** The papers that are known; a size of one’s own is a roll. */
export const LABEL_PAPERS: readonly LabelPaper[] = [
  sheet('letter-30', 'Letter, 30 per sheet', INCH, {
    page: [8.5, 11],
    first: [0.1875, 0.5],
    pitch: [2.75, 1],
    label: [2.625, 1],
    grid: [3, 10],
  }),
  sheet('letter-10', 'Letter, 10 per sheet', INCH, {
    page: [8.5, 11],
    first: [0.15625, 0.5],
    pitch: [4.1875, 2],
    label: [4, 2],
    grid: [2, 5],
  }),
  sheet('a4-21', 'A4, 21 per sheet', 1, {
    page: [210, 297],
    first: [7.25, 15.15],
    pitch: [66, 38.1],
    label: [63.5, 38.1],
    grid: [3, 7],
  }),
  rollPaper('dymo-30334', 'Dymo 30334, 2.25 × 1.25 in', 2.25 * INCH, 1.25 * INCH),
  rollPaper('zebra-2x1', 'Zebra, 2 × 1 in', 2 * INCH, INCH),
  rollPaper('brother-dk-1209', 'Brother DK-1209, 62 × 29 mm', 62, 29),
];

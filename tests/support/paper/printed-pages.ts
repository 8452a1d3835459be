import { inflateSync } from 'node:zlib';

/** Where something lies on a page, in millimeters from its upper left corner. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/** A filled path, in millimeters. */
interface Fill {
  readonly paths: readonly (readonly Point[])[];
  readonly isEvenOdd: boolean;
  /** 0 is black, 1 is white. */
  readonly gray: number;
}

/** A page of a PDF as Chromium prints it: its size, the boxes that cut off what they hold, and what is filled. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PageBox[];
  readonly fills: readonly Fill[];
}

const MM_PER_POINT = 25.4 / 72;

/** Reads the pages of a PDF, as far as labels need it. */
export function readPrintedPages(pdf: Buffer): readonly PrintedPage[] {
  const objects = objectsOf(pdf);
  const heads = [...objects.values()].map(({ head }) => head);
  const root = heads.find((head) => /\/Type \/Catalog\b/.test(head)) ?? '';
  const pagesBelow = (id: string): readonly string[] => {
    const { head = '' } = objects.get(id) ?? {};
    const kids = /\/Kids \[([^\]]*)\]/.exec(head)?.[1];
    if (kids === undefined) return [head];
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesBelow(kid));
  };
  return pagesBelow(/\/Pages (\d+) 0 R/.exec(root)?.[1] ?? '').map((page) => {
    const [, , width, height] = (/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? '').split(' ');
    const size = { width: Number(width), height: Number(height) };
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '');
    const drawn = draw(content?.stream ?? '', size.height);
    return { width: size.width * MM_PER_POINT, height: size.height * MM_PER_POINT, ...drawn };
  });
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, { head: string; stream: string }> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const [, head = body, packed] =
      /^([\s\S]*?)stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? [];
    const isFlate = packed !== undefined && head.includes('/FlateDecode');
    const stream = isFlate ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(id, { head, stream });
  }
  return objects;
}

type Matrix = readonly [number, number, number, number, number, number];

interface Pen {
  readonly matrix: Matrix;
  readonly gray: number;
}

/** Follows the operators of a page that move, fill and cut. */
function draw(stream: string, pageHeight: number): Pick<PrintedPage, 'boxes' | 'fills'> {
  const boxes: PageBox[] = [];
  const fills: Fill[] = [];
  const saved: Pen[] = [];
  let pen: Pen = { matrix: [1, 0, 0, 1, 0, 0], gray: 0 };
  let paths: Point[][] = [];
  let numbers: number[] = [];
  const at = (x = 0, y = 0): Point => {
    const [a, b, c, d, e, f] = pen.matrix;
    return [(a * x + c * y + e) * MM_PER_POINT, (pageHeight - (b * x + d * y + f)) * MM_PER_POINT];
  };
  const operators: Readonly<Record<string, (...given: number[]) => void>> = {
    q: () => saved.push(pen),
    Q: () => (pen = saved.pop() ?? pen),
    cm: (...by) => (pen = { ...pen, matrix: times(by, pen.matrix) }),
    rg: (red = 0) => (pen = { ...pen, gray: red }),
    g: (gray = 0) => (pen = { ...pen, gray }),
    m: (x, y) => paths.push([at(x, y)]),
    l: (x, y) => paths.at(-1)?.push(at(x, y)),
    re: (x = 0, y = 0, w = 0, h = 0) =>
      paths.push([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]),
    W: () => boxes.push(boxOf(paths.flat())),
    'W*': () => boxes.push(boxOf(paths.flat())),
    n: () => (paths = []),
    f: () => fill(false),
    'f*': () => fill(true),
  };
  function fill(isEvenOdd: boolean): void {
    fills.push({ paths, isEvenOdd, gray: pen.gray });
    paths = [];
  }
  for (const word of stream.split(/\s+/)) {
    const number = Number(word);
    if (word !== '' && !Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    operators[word]?.(...numbers);
    numbers = [];
  }
  return { boxes, fills };
}

function times(by: readonly number[], [a, b, c, d, e, f]: Matrix): Matrix {
  const [A = 1, B = 0, C = 0, D = 1, E = 0, F = 0] = by;
  return [
    A * a + B * c,
    A * b + B * d,
    C * a + D * c,
    C * b + D * d,
    E * a + F * c + e,
    E * b + F * d + f,
  ];
}

function boxOf(points: readonly Point[]): PageBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A part of a page as a printer of so many dots per inch puts it on paper, for a reader of pictures. */
export function dotsOf({ fills }: PrintedPage, box: PageBox, dotsPerInch: number) {
  const pitch = 25.4 / dotsPerInch;
  const [width, height] = [Math.floor(box.width / pitch), Math.floor(box.height / pitch)];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const near = fills.filter(({ paths }) => isNear(boxOf(paths.flat()), box));
  for (let row = 0; row < height; row += 1) {
    const y = box.top + (row + 0.5) * pitch;
    const crossed = near.map((fill) => ({ fill, crossings: crossingsAt(fill, y) }));
    for (let column = 0; column < width; column += 1) {
      const x = box.left + (column + 0.5) * pitch;
      const top = crossed.findLast(({ fill, crossings }) => isInside(fill, crossings, x));
      const at = 4 * (row * width + column);
      data.fill(Math.round(255 * (top?.fill.gray ?? 1)), at, at + 3);
    }
  }
  return { width, height, data };
}

function isNear(one: PageBox, other: PageBox): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Where an outline passes a height, and whether it goes down there (1) or up (-1). */
interface Crossing {
  readonly x: number;
  readonly way: 1 | -1;
}

function crossingsAt({ paths }: Fill, y: number): readonly Crossing[] {
  const crossings: Crossing[] = [];
  for (const points of paths)
    for (const [at, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) continue;
      crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), way: y2 > y1 ? 1 : -1 });
    }
  return crossings;
}

/** By the number of times that the outlines go around a dot. */
function isInside({ isEvenOdd }: Fill, crossings: readonly Crossing[], x: number): boolean {
  let winding = 0;
  for (const crossing of crossings) if (crossing.x > x) winding += crossing.way;
  return isEvenOdd ? winding % 2 !== 0 : winding !== 0;
}

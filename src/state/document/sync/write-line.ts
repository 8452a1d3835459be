/** Random marks of the writes of a device, the newest first; '' where one is not known. */
type Marks = readonly string[];

/**
 * Writes of one device in a document: all up to a number, with marks.
 *
 * A copied profile writes with the device id of its original until one of them notices. So two documents may
 * have lines of one device that start the same and diverge.
 */
export interface WriteLine {
  readonly seq: number;
  readonly marks: Marks;
}

/** As many as documents are kept that may be compared by them. */
const MARKS_KEPT = 20;
const SEPARATOR = '.';

export function readWriteLine(seq: number, marks: string | undefined): WriteLine {
  return { seq, marks: marks === undefined ? [] : marks.split(SEPARATOR) };
}

/** Marks of a line as stored; `undefined` if there are none. */
export function marksText({ marks }: WriteLine): string | undefined {
  return marks.length === 0 ? undefined : marks.join(SEPARATOR);
}

/** Extends a line by one write. Writes in between are unknown. */
export function extendLine(line: WriteLine, seq: number, mark: string): WriteLine {
  const between = Math.max(0, Math.min(seq - line.seq - 1, MARKS_KEPT));
  const earlier = line.seq < seq ? line.marks : [];
  const unknown = earlier.length === 0 ? [] : Array.from({ length: between }, () => '');
  return { seq, marks: [mark, ...unknown, ...earlier].slice(0, MARKS_KEPT) };
}

/** Checks whether a line goes on where the earlier one ends. Unknown marks part nothing. */
export function continues(later: WriteLine, earlier: WriteLine): boolean {
  return later.seq >= earlier.seq && !hasDiverged(later, earlier);
}

/** Checks whether two profiles share one id: their lines differ in a write of one number. */
export function hasDiverged(a: WriteLine, b: WriteLine): boolean {
  const seq = Math.min(a.seq, b.seq);
  const [here, there] = [markAt(a, seq), markAt(b, seq)];
  return here !== '' && there !== '' && here !== there;
}

function markAt({ seq, marks }: WriteLine, at: number): string {
  return marks[seq - at] ?? '';
}

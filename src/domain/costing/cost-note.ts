/** The record whose missing detail a note is about; the screens link to it. */
export type CostFix =
  | {
      readonly to: 'variety' | 'packaging' | 'material' | 'seed-vault' | 'order';
      readonly id: string;
    }
  | { readonly to: 'varieties' | 'products' | 'packaging' | 'materials' | 'overheads' };

/** Why a cost is incomplete, and where to fix it. */
export interface CostNote {
  readonly text: string;
  /** The name of what the text calls "this". */
  readonly subject?: string;
  readonly mend: CostFix;
}

/** The notes, each text once, in the order of their first. */
export function distinctNotes(notes: readonly CostNote[]): readonly CostNote[] {
  return notes.filter(({ text }, index) => notes.findIndex((note) => note.text === text) === index);
}

export function noteTexts(notes: readonly CostNote[]): string {
  return distinctNotes(notes)
    .map(({ text }) => text)
    .join(' ');
}

/** The record whose missing detail a note is about; the screens link to it. */
export type CostMend =
  | { readonly to: 'variety' | 'packaging' | 'material' | 'seed-vault'; readonly id: string }
  | { readonly to: 'varieties' | 'packaging' | 'materials' | 'overheads' };

/** Why a cost is not whole, and where that is mended. */
export interface CostNote {
  readonly text: string;
  readonly mend: CostMend;
}

/** All notes as one text, each of them once. */
export function noteTexts(notes: readonly CostNote[]): string {
  return [...new Set(notes.map(({ text }) => text))].join(' ');
}

import { joined, type Sentence } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';

/** The record whose missing detail a note is about; the screens link to it. */
export type CostFix =
  | {
      readonly to: 'variety' | 'packaging' | 'material' | 'seed-vault' | 'order';
      readonly id: string;
    }
  | { readonly to: 'varieties' | 'products' | 'packaging' | 'materials' | 'overheads' };

export interface CostNote {
  readonly text: Sentence;
  /** The name of what the text calls "this". */
  readonly subject?: string;
  readonly mend: CostFix;
}

/** The notes, each text once, in the order of their first. */
export function distinctNotes(notes: readonly CostNote[]): readonly CostNote[] {
  const texts = plainNotes(notes);
  return notes.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

export function joinedNotes(notes: readonly CostNote[]): Sentence {
  return joined(
    distinctNotes(notes).map(({ text }) => text),
    ' ',
  );
}

/** The notes as programs read them. */
export function plainNotes(notes: readonly CostNote[]): string[] {
  return notes.map(({ text }) => tellPlainly(text));
}

import { growOrder } from './grow-order.ts';
import { GERM_MODE_LABELS, stepLabel } from './step-label.ts';
import type { Variety } from './variety.ts';

/** What is told of a variety in short: its soak, an unusual germination, and step notes in the order of the grow cycle. */
export function quickNotes({ steps }: Pick<Variety, 'steps'>) {
  const soakHours = steps.find(({ type }) => type === 'SOAK')?.soakHours;
  const germMode = steps.find(({ type }) => type === 'PLANT')?.germMode ?? 'WEIGHTED';
  const germination = { id: 'germination', word: 'Germination', text: GERM_MODE_LABELS[germMode] };
  return [
    ...(soakHours === undefined ? [] : [{ id: 'soak', word: 'Soak', text: `${soakHours} h` }]),
    // The weighted one is usual.
    ...(germMode === 'WEIGHTED' ? [] : [germination]),
    ...growOrder(steps)
      .filter(({ note }) => note.trim() !== '')
      .map(({ id, type, note }) => ({ id, word: stepLabel(type), text: note })),
  ];
}

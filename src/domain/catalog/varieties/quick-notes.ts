import { growOrder } from './grow-order.ts';
import type { Variety } from './variety.ts';

/** The quick notes of a variety, step notes in the order of the grow cycle. */
export function quickNotes(variety: Pick<Variety, 'steps' | 'notes'>) {
  const soak = variety.steps.find((step) => step.type === 'SOAK');
  const germMode = variety.steps.find((step) => step.type === 'PLANT')?.germMode ?? 'WEIGHTED';
  return {
    soakHours: soak?.soakHours ?? null,
    // The weighted one is usual.
    germMode: germMode === 'WEIGHTED' ? null : germMode,
    stepNotes: growOrder(variety.steps)
      .filter((step) => step.note.trim() !== '')
      .map((step) => ({ stepId: step.id, type: step.type, note: step.note })),
    notes: variety.notes,
  };
}

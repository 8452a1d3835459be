import { growOrder } from './grow-order.ts';
import type { GermMode, StepType, Variety } from './variety.ts';

interface QuickNotes {
  /** Null without a soak. */
  readonly soakHours: number | null;
  /** Only when it is not the usual, weighted one. */
  readonly germMode: Exclude<GermMode, 'WEIGHTED'> | null;
  readonly stepNotes: readonly {
    readonly stepId: string;
    readonly type: StepType;
    readonly note: string;
  }[];
  readonly notes: string;
}

/** The quick notes of a variety, step notes in the order of the grow cycle. */
export function quickNotes(variety: Pick<Variety, 'steps' | 'notes'>): QuickNotes {
  const soak = variety.steps.find((step) => step.type === 'SOAK');
  const germMode = variety.steps.find((step) => step.type === 'PLANT')?.germMode ?? 'WEIGHTED';
  return {
    soakHours: soak?.soakHours ?? null,
    germMode: germMode === 'WEIGHTED' ? null : germMode,
    stepNotes: growOrder(variety.steps)
      .filter((step) => step.note.trim() !== '')
      .map((step) => ({ stepId: step.id, type: step.type, note: step.note })),
    notes: variety.notes,
  };
}

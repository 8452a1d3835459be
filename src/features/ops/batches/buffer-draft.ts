import type { Typed } from '#domain/records/typed-record.ts';
import type { BufferSettings } from '#domain/settings/settings.ts';

export type BufferKind = 'consistent' | 'delicate';

/** The buffer settings as they are typed: an emptied number is null. */
export interface BufferDraft
  extends
    Typed<Omit<BufferSettings, BufferKind>>,
    Readonly<Record<BufferKind, Typed<BufferSettings[BufferKind]>>> {}

export function bufferDraft(settings: BufferSettings): BufferDraft {
  return { sliver: 0, ...settings };
}

export function settingsOfDraft(draft: BufferDraft): BufferSettings {
  return {
    ...draft,
    generalBufferPercent: draft.generalBufferPercent ?? 0,
    consistent: { ...draft.consistent, percent: draft.consistent.percent ?? 0 },
    delicate: { ...draft.delicate, percent: draft.delicate.percent ?? 0 },
    maxExtraTrays: draft.maxExtraTrays ?? 0,
    sliver: draft.sliver ?? 0,
  };
}

/** Puts varieties into one of the lists; a variety chosen there leaves the other list. */
export function withVarieties(
  draft: BufferDraft,
  kind: BufferKind,
  varieties: readonly string[],
): BufferDraft {
  const other = kind === 'consistent' ? 'delicate' : 'consistent';
  const chosen = new Set(varieties.filter((id) => !draft[kind].varieties.includes(id)));
  return {
    ...draft,
    [kind]: { ...draft[kind], varieties },
    [other]: {
      ...draft[other],
      varieties: draft[other].varieties.filter((id) => !chosen.has(id)),
    },
  };
}

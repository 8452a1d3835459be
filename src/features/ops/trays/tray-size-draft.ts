import { type Typed, typedRecord } from '#domain/records/typed-record.ts';
import type { TraySize } from '#domain/catalog/catalog.ts';

/** A size as it is typed. No share of soil means as much as of a slot; no owned trays, that none are counted. */
export type TraySizeDraft = Typed<Omit<TraySize, 'id'>>;

const BLANK: TraySizeDraft = {
  name: '',
  slotShare: null,
  soilShare: null,
  comesBack: true,
  owned: null,
};

/** Sizes that many farms have, by name. */
export const USUAL_SIZES = [
  { name: '1010', slotShare: 0.5, comesBack: true },
  { name: '5x5', slotShare: 0.125, comesBack: false },
] as const;

/** The form of a stored size, or of a new one. */
export function traySizeDraft(stored: TraySize | null): TraySizeDraft {
  return typedRecord(BLANK, stored);
}

/** What is stored of a draft. */
export function traySizeFields(draft: TraySizeDraft): Omit<TraySize, 'id' | 'soilShare'> & {
  readonly soilShare: number | undefined;
} {
  const { name, slotShare, soilShare, comesBack, owned } = draft;
  return {
    name: name.trim(),
    slotShare: slotShare ?? 1,
    soilShare: soilShare ?? undefined,
    comesBack,
    owned: comesBack ? owned : null,
  };
}

/** Says why a size cannot be saved yet; null when it can. */
export function traySizeProblem(
  { name, slotShare }: TraySizeDraft,
  others: readonly Pick<TraySize, 'name'>[],
): string | null {
  const key = name.trim().toLowerCase();
  if (key === '') return 'Enter a name.';
  if (others.some((size) => size.name.trim().toLowerCase() === key)) {
    return 'Another size has this name.';
  }
  return slotShare === null || slotShare <= 0 ? 'Enter how much of a slot a tray takes.' : null;
}

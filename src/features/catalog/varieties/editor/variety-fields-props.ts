import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { VarietyDraft } from './variety-draft.ts';

/** What the fields of the variety editor work with. */
export interface VarietyFieldsProps {
  readonly draft: VarietyDraft;
  /** As it is stored; null for a new one. */
  readonly variety: Variety | null;
  readonly onChange: (part: Partial<VarietyDraft>) => void;
}

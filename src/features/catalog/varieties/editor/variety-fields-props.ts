import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { VarietyDraft } from './variety-draft.ts';

export interface VarietyFieldsProps {
  readonly draft: VarietyDraft;
  /** As it is stored; null for a new one. */
  readonly variety: Variety | null;
  readonly onChange: (part: Partial<VarietyDraft>) => void;
}

import type { Material } from '#domain/catalog/catalog.ts';
import type { MaterialDraft } from './material-draft.ts';

/** What the fields of a material work with. */
export interface MaterialFieldsProps {
  readonly draft: MaterialDraft;
  /** As it is stored; null for a new one. */
  readonly stored: Material | null;
  readonly onChange: (part: Partial<MaterialDraft>) => void;
}

import type { Material } from '#domain/catalog/catalog.ts';
import type { PackagingDraft } from './packaging-draft.ts';

/** A part of the form of a package. */
export interface PackagingFieldsProps {
  readonly draft: PackagingDraft;
  readonly materials: readonly Material[];
  readonly onChange: (draft: PackagingDraft) => void;
}

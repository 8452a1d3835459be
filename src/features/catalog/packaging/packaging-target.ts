import type { Packaging } from '#domain/catalog/catalog.ts';

/** What the dialog is opened for. */
export type PackagingTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly packaging: Packaging };

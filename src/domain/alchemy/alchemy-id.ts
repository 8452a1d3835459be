import type { Millis } from '#domain/calendar/iso-date.ts';
import { slug } from '#domain/records/change-records.ts';

const NAMELESS = { itm: 'item', cat: 'category', grp: 'subgroup', prd: 'product' } as const;

export type AlchemyIdKind = keyof typeof NAMELESS;

/** Creates an id for a Pro record from its kind, slug and time: `itm_pea-powder_mb2k9x`. */
export function alchemyId(kind: AlchemyIdKind, name: string, now: Millis): string {
  return `${kind}_${slug(name) || NAMELESS[kind]}_${now.toString(36)}`;
}

import type { Millis } from '#domain/calendar/iso-date.ts';
import { slug } from '#domain/records/slug.ts';

/** What an id is made for, and how one without a usable name is called. */
const NAMELESS = { itm: 'item', cat: 'category', grp: 'subgroup', prd: 'product' } as const;

export type AlchemyIdKind = keyof typeof NAMELESS;

/**
 * The id of a new item, category, subgroup or product of the Pro screens: its kind, its name as a
 * slug, and the time, as in `itm_pea-powder_mb2k9x`.
 */
export function alchemyId(kind: AlchemyIdKind, name: string, now: Millis): string {
  return `${kind}_${slug(name) || NAMELESS[kind]}_${now.toString(36)}`;
}

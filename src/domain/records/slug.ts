/**
 * A name as it stands in ids and web addresses: lower case, with `-` for every run of other
 * characters than a-z and 0-9.
 *
 * @returns `''` for a name without any such character.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The id itself if nobody has it, else the first free one of `id-2`, `id-3`, … */
export function uniqueId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/**
 * The id of a new variety: the slug of its name, made unique.
 *
 * @param nameless - Used when the name has no letter or digit that a slug keeps.
 */
export function uniqueSlug(name: string, taken: ReadonlySet<string>, nameless = 'variety'): string {
  return uniqueId(slug(name) || nameless, taken);
}

/**
 * Converts a name for ids and URLs: lower case, with `-` for each run of characters other than a-z and 0-9.
 *
 * @returns `''` if the name has no such character.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the id if it is free, else the first free one of `id-2`, `id-3`, … */
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

import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** The varieties of a comma-separated text, each once, whatever its capitals. */
export function parseBlockedVarieties(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => {
      const key = part.toLowerCase();
      if (part === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Whether a list of a shelf names a variety, by its id or its name. */
export function namesVariety(
  list: readonly string[],
  variety: Pick<Variety, 'id' | 'name'>,
): boolean {
  const names = [variety.id, variety.name].map((name) => name.trim().toLowerCase());
  return list.some((text) => names.includes(text.trim().toLowerCase()));
}

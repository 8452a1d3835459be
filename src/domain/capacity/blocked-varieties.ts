import { firstOfEach } from '#domain/records/lists.ts';

/** The varieties of a comma-separated text, each once, whatever its capitals. */
export function parseBlockedVarieties(text: string): readonly string[] {
  const names = text.split(',').map((part) => part.trim());
  return firstOfEach(
    names.filter((name) => name !== ''),
    (name) => name.toLowerCase(),
  );
}

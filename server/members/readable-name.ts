const MAX_NAME = 40;
const MAX_FARM_NAME = 60;
/** Control signs, invisible signs, halves of signs, private signs, ends of lines. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** The name of a person or the label of a device as it is kept; undefined when it cannot be one. */
export function readableName(value: unknown): string | undefined {
  const name = tidied(value, MAX_NAME);
  return name === '' ? undefined : name;
}

/** The name of a farm, which may be empty. */
export function readableFarmName(value: unknown): string | undefined {
  return tidied(value ?? '', MAX_FARM_NAME);
}

function tidied(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.normalize('NFC').trim();
  return Array.from(text).length > most || HIDDEN.test(text) ? undefined : text;
}

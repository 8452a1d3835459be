const MAX_NAME = 40;
const MAX_FARM_NAME = 60;
/** What stands between the parts of one emoji, such as a family. */
const JOINERS =
  /(?<=[\p{Extended_Pictographic}\p{EMod}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;
/** Invisible characters outside the classes below. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Control signs, invisible signs, halves of signs, private signs, ends of lines. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** Normalizes a person's name or a device's label; `undefined` if it isn't valid. */
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
  const isLong = Array.from(text).length > most;
  const isInvisible = text !== '' && text.replace(BLANK, '') === '';
  return isLong || isInvisible || HIDDEN.test(text.replace(JOINERS, '')) ? undefined : text;
}

/** Key of a name. Names that look the same share it. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').replace(BLANK, '').toLowerCase().normalize('NFKC');
}

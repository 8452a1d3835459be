/** Words for what was not there. */
const NO_VALUE = 'nothing';

/** Words of names that are no plain words. */
const WORDS: Readonly<Record<string, string>> = {
  fd: 'freeze-dried',
  ISO: 'day',
  Oz: 'oz',
  Qty: 'quantity',
  USD: 'dollars',
  G: 'g',
};

/** Fields whose names are too short to be read. */
const NAMES: Readonly<Record<string, string>> = {
  dryG: 'Dry weight (g)',
  wetOz: 'Fresh weight (oz)',
};

/** Longer values are cut: the whole of them is restored all the same. */
const MAX_CHARACTERS = 400;

/** A field as a grower would say it: `harvestBufferDays` is "Harvest buffer days". */
export function fieldLabel(field: string): string {
  const last = field.split('/').at(-1) ?? '';
  const known = NAMES[last];
  if (known !== undefined) return known;
  const words = last
    .replace(/^\*/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((word) => word !== '')
    .map((word) => WORDS[word] ?? word.toLowerCase())
    .join(' ');
  return upperFirst(words);
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as a grower would read it. */
export function valueText(value: unknown): string {
  const words = wordsOf(value);
  return words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS)}…` : words;
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return NO_VALUE;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? NO_VALUE : value.map(wordsOf).join(', ');
  if (typeof value !== 'object') return NO_VALUE;
  const entries = Object.entries(value).filter(([name]) => !/^_|(^id|^by|At|AtISO)$/.test(name));
  const quantity = Object.fromEntries(entries);
  if (entries.length === 2 && 'qty' in quantity && 'unit' in quantity) {
    return `${wordsOf(quantity['qty'])} ${wordsOf(quantity['unit'])}`;
  }
  return entries.length === 0
    ? NO_VALUE
    : entries.map(([name, own]) => `${fieldLabel(name)}: ${wordsOf(own)}`).join(', ');
}

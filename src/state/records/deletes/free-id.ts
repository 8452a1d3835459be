import { uniqueId } from '#domain/records/change-records.ts';

/** The next number for an id that ends in one, with as many digits; else the first free `-2`, `-3`, … */
export function freeIdFor(id: string, taken: ReadonlySet<string>): string {
  const [, prefix = '', digits = ''] = /^(.*?)(\d+)$/.exec(id) ?? [];
  if (digits === '') return uniqueId(id, taken);
  const numbers = [...taken].flatMap((other) => {
    const rest = other.startsWith(prefix) ? other.slice(prefix.length) : '';
    return /^\d+$/.test(rest) ? [Number(rest)] : [];
  });
  return `${prefix}${String(Math.max(0, ...numbers) + 1).padStart(digits.length, '0')}`;
}

import { readText } from './coerce.ts';

/** A link people can follow: http or https, nothing else. */
export function readLink(value: unknown): string | null {
  const text = readText(value).trim();
  return /^https?:\/\/\S+$/i.test(text) ? text : null;
}

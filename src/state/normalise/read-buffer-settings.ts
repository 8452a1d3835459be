import type { BufferSettings } from '#domain/planning/buffer-settings.ts';
import { parseNumber, readTexts } from './coerce.ts';
import { asRecord } from './json-record.ts';
import { settle } from './settle.ts';

/**
 * How much more than ordered is planted.
 *
 * What is not a number of 0 or more gives the default, unlike in the dialog and in planning, where
 * it counts as no buffer at all.
 */
export function readBufferSettings(value: unknown): BufferSettings {
  const source = asRecord(value);
  return settle<BufferSettings>(source, {
    generalBufferPercent: readPercent(source.generalBufferPercent, 6),
    consistent: readGroup(source.consistent, 4),
    delicate: readGroup(source.delicate, 12),
    maxExtraTrays: Math.floor(readPercent(source.maxExtraTrays, 1)),
  });
}

function readGroup(value: unknown, percent: number): BufferSettings['consistent'] {
  const source = asRecord(value);
  return settle<BufferSettings['consistent']>(source, {
    percent: readPercent(source.percent, percent),
    varieties: readTexts(source.varieties),
  });
}

function readPercent(value: unknown, fallback: number): number {
  const number = parseNumber(value);
  return number !== null && number >= 0 ? number + 0 : fallback;
}

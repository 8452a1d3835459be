import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { dayOfCycle, varietyOfCycle } from '#domain/planning/task.ts';

const OF_RECORD = /^log_(\d{4}-\d{2}-\d{2})_(.*)$/su;

/** Codes as they are typed or stand in a link, several joined by a dot. */
const CODES = /^[A-Z0-9]{4}-P?\d{6}(\.[A-Z0-9]{4}-P?\d{6})*$/u;

/**
 * The code of a batch, as it stands on labels: `RARA-261204`; of trays that no task was planned for the day they
 * were planted, `RARA-P261130`.
 *
 * It is worked out from the id of the supply lot alone and never stored, so it is the same on every device and
 * before the seed is sown. Batches of varieties with the same letters may share one.
 */
export function batchCode(batch: string): string {
  const [, plantedISO, varietyId = ''] = OF_RECORD.exec(batch) ?? [];
  if (plantedISO !== undefined) return `${lettersOf(varietyId)}-P${digitsOf(plantedISO)}`;
  return `${lettersOf(varietyOfCycle(batch))}-${digitsOf(dayOfCycle(batch))}`;
}

/** The codes of a text that is nothing but codes, in capitals; none of any other text. */
export function codesIn(text: string): readonly string[] {
  const written = text.trim().toUpperCase();
  return CODES.test(written) ? written.split('.') : [];
}

/** Two letters of the first and of the last word of an id, or four of its only one. */
function lettersOf(varietyId: string): string {
  const plain = varietyId.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const words = plain.match(/[A-Z0-9]+/gu) ?? [];
  const [first = '', ...others] = words;
  const last = others.at(-1);
  const letters = last === undefined ? first.slice(0, 4) : first.slice(0, 2) + last.slice(0, 2);
  return letters.padEnd(4, 'X');
}

function digitsOf(dateISO: IsoDate): string {
  return dateISO.slice(2).replaceAll('-', '');
}

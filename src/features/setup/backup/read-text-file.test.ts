import { expect, test } from 'vitest';
import { readBackup } from '#state/backup/read-backup.ts';
import { decodeText } from './read-text-file.ts';

const TEXT = '{"varieties":[{"id":"jalapeno","name":"Jalapeño 🌶"}]}';
const MARK = '\uFEFF';

function utf16(text: string, isLowFirst: boolean): Uint8Array {
  const halves = Array.from({ length: text.length }, (_, at) => {
    const code = text.charCodeAt(at);
    return isLowFirst ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
  });
  return Uint8Array.from(halves.flat());
}

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(MARK + TEXT)],
  ['UTF-16 with a mark', utf16(MARK + TEXT, true)],
  ['UTF-16 turned around, with a mark', utf16(MARK + TEXT, false)],
  ['UTF-16', utf16(TEXT, true)],
  ['UTF-16 turned around', utf16(TEXT, false)],
])('a backup stored as %s is read', (_, bytes) => {
  const reading = readBackup(decodeText(bytes));
  expect(reading.ok && reading.slices.varieties?.[0]?.name).toBe('Jalapeño 🌶');
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});

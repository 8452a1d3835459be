import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runMgm } from '../../../cli/run-mgm.ts';

/** A folder for the files that `mgm` is asked about, gone after the tests, and `mgm` run in it. */
export function mgmFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, name), text);
    return name;
  };
  const run = (...args: string[]) => {
    let printed = '';
    let complained = '';
    const code = runMgm(args, {
      folder,
      now: () => 1_795_196_280_000,
      print: (text) => (printed += text),
      complain: (text) => (complained += text),
    });
    return { code, printed, complained };
  };
  return { file, run };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, which goes with the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

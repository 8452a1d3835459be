import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { send } from '#tests/support/server/send.ts';
import { runServerCommand } from '#tests/support/server/server-command.ts';

function startMain(environment: Record<string, string>): ChildProcess {
  const main = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, LOG_LEVEL: 'silent', DATA_DIR: join(aFolder(), 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void main.kill('SIGKILL'));
  return main;
}

async function firstText(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) return '';
  const [chunk]: unknown[] = await once(stream, 'data');
  return String(chunk);
}

test('the server says where it is, answers, and stops cleanly on SIGTERM', async () => {
  const main = startMain({ PORT: '0' });
  const line = await firstText(main.stdout);
  const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [''];
  expect(line).toBe(`Microgreens Manager is ready on ${address}\n`);
  expect((await fetch(`${address}/health`)).status).toBe(200);
  main.kill('SIGTERM');
  expect(await once(main, 'exit')).toEqual([0, null]);
});

test('after SIGTERM one file holds all farms, and only the reserve for a full disk is next to it', async () => {
  const folder = aFolder();
  const main = startMain({ PORT: '0', STATE_AUTH: 'none', DATA_DIR: folder });
  const [address = ''] = /http:\/\/localhost:\d+/.exec(await firstText(main.stdout)) ?? [];
  const farm = '{"meta":{"lastWriteAt":5},"text":"all of it"}';
  await send(address.replace('localhost', '127.0.0.1'), 'PUT /state/google_1', { body: farm });
  // A command beside the server leaves it its log.
  await runServerCommand({ DATA_DIR: folder }, ['restore', 'google_1', '1']);
  main.kill('SIGTERM');
  await once(main, 'exit');
  expect(readdirSync(folder)).toEqual(['farms.sqlite', 'farms.sqlite.reserve']);
  const elsewhere = aFolder();
  copyFileSync(join(folder, 'farms.sqlite'), join(elsewhere, 'farms.sqlite'));
  const place = { DATA_DIR: elsewhere };
  expect(await runServerCommand(place, ['print', 'google_1'])).toBe(farm);
});

test('an invalid setting is reported in one sentence, and the server does not start', async () => {
  const main = startMain({ PORT: 'eighty' });
  const [text, exit] = await Promise.all([firstText(main.stderr), once(main, 'exit')]);
  expect(text).toBe('PORT must be a whole number from 0 to 65535, not “eighty”.\n');
  expect(exit).toEqual([1, null]);
});

test('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const main = startMain({ PORT: String(port) });
  expect(await firstText(main.stderr)).toContain('set PORT to a free one');
});

test('an unusable folder is reported in one sentence', async () => {
  const file = join(aFolder(), 'no-folder');
  writeFileSync(file, '');
  const main = startMain({ PORT: '0', DATA_DIR: file });
  expect(await firstText(main.stderr)).toMatch(
    /^DATA_DIR: .*farms\.sqlite cannot be opened: .*\n$/,
  );
});

test('an open server says that it is unsafe', async () => {
  const main = startMain({ PORT: '0', STATE_AUTH: 'none', LOG_LEVEL: 'warn' });
  let text = '';
  main.stdout?.on('data', (chunk) => (text += String(chunk)));
  // What else there is to say may come first.
  await expect.poll(() => text).toContain('STATE_AUTH=none is unsafe');
  expect(text).toContain('every web page open in a browser on this computer');
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['0.0.0.0', '::', '192.168.1.5'])('the demo does not open itself to %s', (host) => {
  const run = spawnSync('node', ['scripts/start-demo-google.mjs'], {
    env: { ...process.env, HOST: host, PORT: '0' },
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('HOST must be 127.0.0.1 or localhost');
});

import { expect, test } from 'vitest';
import { loadGoogle } from './google-script.ts';

test('where the server names no Google client nobody can sign in, and the reason is told', async () => {
  await expect(loadGoogle()).rejects.toMatchObject({
    message: 'Google Identity Services failed to initialize.',
    code: 'not_ready',
  });
});

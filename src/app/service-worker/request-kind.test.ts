import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://farm.test';

test.each([
  ['opening a screen', '/tasks/today', 'navigate', 'page'],
  ['a screen whose path only begins like the service', '/statement', 'navigate', 'page'],
  ['a file of the app', '/assets/main-1a2b.js', 'cors', 'asset'],
  ['a file of the app that is opened like a page', '/assets/server-1a2b.md', 'navigate', 'asset'],
  ['a farm at the state service', '/state/google_1', 'cors', 'foreign'],
  ['the state service itself', '/state', 'cors', 'foreign'],
  ['its health', '/health', 'navigate', 'foreign'],
  ['its configuration', '/config.json', 'cors', 'foreign'],
])('%s (%s, %s) is of the kind %s', (_, path, mode, kind) => {
  expect(requestKind({ method: 'GET', mode, url: origin + path }, origin)).toBe(kind);
});

test('other origins, and anything but GET, are never touched', () => {
  const url = 'https://www.googleapis.com/calendar';
  expect(requestKind({ method: 'GET', mode: 'cors', url }, origin)).toBe('foreign');
  const post = { method: 'POST', mode: 'navigate', url: `${origin}/` };
  expect(requestKind(post, origin)).toBe('foreign');
});

import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://farm.test';
const get = (path: string, mode = 'cors') =>
  requestKind({ method: 'GET', mode, url: `${origin}${path}` }, origin);

test('opening a screen asks for a page', () => {
  expect(get('/tasks/today', 'navigate')).toBe('page');
});

test('files of the app are assets', () => {
  expect(get('/assets/main-1a2b.js')).toBe('asset');
});

test('a file of the app that is opened like a page is an asset', () => {
  expect(get('/assets/server-1a2b.md', 'navigate')).toBe('asset');
});

test('the state service and its health are never touched', () => {
  expect(get('/state/google_1')).toBe('foreign');
  expect(get('/state')).toBe('foreign');
  expect(get('/health', 'navigate')).toBe('foreign');
  expect(get('/config.json')).toBe('foreign');
});

test('a screen whose path only begins like the service is a page', () => {
  expect(get('/statement', 'navigate')).toBe('page');
});

test('other origins are never touched', () => {
  const url = 'https://www.googleapis.com/calendar';
  expect(requestKind({ method: 'GET', mode: 'cors', url }, origin)).toBe('foreign');
});

test('anything but GET is never touched', () => {
  expect(requestKind({ method: 'POST', mode: 'navigate', url: `${origin}/` }, origin)).toBe(
    'foreign',
  );
});

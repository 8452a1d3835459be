import { expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

test('without settings the server listens on this machine only, at port 8080', () => {
  expect(readSettings({})).toEqual({ port: 8080, host: '127.0.0.1', logLevel: 'warn' });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', HOST: '', LOG_LEVEL: '' })).toEqual(readSettings({}));
});

test('port, host and log level can be set', () => {
  expect(readSettings({ PORT: '0', HOST: '0.0.0.0', LOG_LEVEL: 'INFO' })).toEqual({
    port: 0,
    host: '0.0.0.0',
    logLevel: 'info',
  });
});

test.each(['abc', '-1', '80.5', '65536', '8080 '])('port "%s" is refused in a sentence', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    new SettingError(`PORT must be a whole number from 0 to 65535, not "${PORT}".`),
  );
});

test('an unknown log level is refused with the known ones', () => {
  expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow(
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
  );
});

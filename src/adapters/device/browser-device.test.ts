import { expect, test } from 'vitest';
import { deviceName, forgetsUnused } from './browser-device.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const SAFARI_ON_IPHONE = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.each([
  `${MAC} Version/18.5 Safari/605.1.15`,
  SAFARI_ON_IPHONE,
  `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  // An iPad that asks for the pages of a computer.
  `${MAC} FxiOS/140.0 Safari/605.1.15`,
])('%s removes what is not used for a week', (userAgent) => {
  expect(forgetsUnused(userAgent)).toBe(true);
});

test.each([
  `${MAC.replace('605.1.15', '537.36')} Chrome/140.0.0.0 Safari/537.36`,
  PIXEL,
  'Mozilla/5.0 (Linux; U; Android 4.4) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  '',
])('%s keeps it', (userAgent) => {
  expect(forgetsUnused(userAgent)).toBe(false);
});

test.each([
  [PIXEL, 'Chrome on Android'],
  [SAFARI_ON_IPHONE, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Mac',
  ],
  ['something else', ''],
])('%s is "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

import { isIP } from 'node:net';
import { SettingError } from './setting-error.ts';

/** Checks whether only programs on this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Origins of pages, separated by commas: scheme, host and port, as browsers send them. */
export function readOrigins(text: string, name = 'ALLOWED_ORIGINS'): readonly string[] {
  return listed(text).map((entry) => {
    const origin = /^https?:\/\//i.test(entry) && URL.canParse(entry) ? new URL(entry).origin : '';
    if (origin !== '' && entry.toLowerCase().replace(/\/$/, '') === origin) return origin;
    throw new SettingError(
      `${name} must list origins such as https://farm.example, not “${entry}”.`,
    );
  });
}

/** Network addresses, or ranges such as `10.0.0.0/8`, separated by commas. */
export function readAddressList(name: string, text: string): readonly string[] {
  return listed(text).map((entry) => {
    const [address = '', bits] = entry.split('/');
    const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most)
      return entry;
    throw new SettingError(
      `${name} must list addresses such as 127.0.0.1 or 10.0.0.0/8, not “${entry}”.`,
    );
  });
}

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Parses an address and port, such as `127.0.0.1:9464` or `[::1]:9464`; `null` if empty. */
export function readListenAddress(name: string, text: string): ListenAddress | null {
  if (text === '') return null;
  const [, bare, bracketed, digits] = /^(?:([\w.-]+)|\[([\da-f:]+)\]):(\d{1,5})$/i.exec(text) ?? [];
  const host = bare ?? bracketed;
  const port = Number(digits);
  if (host !== undefined && port <= 65535) return { host, port };
  throw new SettingError(
    `${name} must be an address and a port such as 127.0.0.1:9464, not “${text}”.`,
  );
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

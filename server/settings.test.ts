import { expect, test } from 'vitest';
import { SettingError } from './setting-error.ts';
import { readServerSettings } from './settings.ts';

const MEGABYTE = 1024 * 1024;

test('the default settings serve only this machine, from a file, without sign-in', () => {
  expect(readServerSettings({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    logLevel: 'warn',
    store: { kind: 'sqlite', folder: './data' },
    google: { clientId: null, scopes: ['openid', 'email', 'profile'] },
    isOpen: false,
    allowedOrigins: [],
    maxBodyBytes: 32 * MEGABYTE,
    trustedProxies: [],
  });
});

test('limits are as usual unless they are set', () => {
  expect(readServerSettings({}).limits).toEqual({
    mostAMinute: { ofAddress: 600, ofUser: 400, writesOfUser: 250 },
    arrivalMs: 28_000,
    stallMs: 30_000,
  });
  const few = { MAX_ADDRESS_REQUESTS: '60', MAX_USER_WRITES: '5', STALL_SECONDS: '10' };
  expect(readServerSettings(few).limits).toEqual({
    mostAMinute: { ofAddress: 60, ofUser: 400, writesOfUser: 5 },
    arrivalMs: 28_000,
    stallMs: 10_000,
  });
});

test('metrics have an address of their own, or none', () => {
  const addressOf = (text: string) => readServerSettings({ METRICS_ADDRESS: text }).metricsAddress;
  expect(readServerSettings({}).metricsAddress).toBeNull();
  expect(addressOf('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(addressOf('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
});

test('an empty variable counts as unset', () => {
  const empty = { PORT: '', HOST: '', LOG_LEVEL: '', DATA_DIR: '', DATABASE_URL: '' };
  const also = { GOOGLE_CLIENT_ID: '', STATE_AUTH: '', ALLOWED_ORIGINS: '', MAX_BODY_BYTES: '' };
  expect(readServerSettings({ ...empty, ...also, GOOGLE_REVOKE_URL: '' })).toEqual(
    readServerSettings({}),
  );
});

test('port, host and log level can be set', () => {
  expect(readServerSettings({ PORT: '0', HOST: '0.0.0.0', LOG_LEVEL: 'INFO' })).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    logLevel: 'info',
  });
});

test('farms are kept in a folder, or in PostgreSQL where an address of one is given', () => {
  const url = 'postgresql://farm:secret@db/farm';
  expect(readServerSettings({ DATA_DIR: '/srv/farms' }).store).toEqual({
    kind: 'sqlite',
    folder: '/srv/farms',
  });
  expect(readServerSettings({ DATA_DIR: '/srv/farms', DATABASE_URL: url }).store).toEqual({
    kind: 'postgres',
    url,
  });
});

test('only a server that no other machine can reach may be open', () => {
  expect(readServerSettings({ STATE_AUTH: 'google', HOST: '0.0.0.0' }).isOpen).toBe(false);
  for (const HOST of ['127.0.0.1', '127.3.2.1', '::1', 'localhost']) {
    expect(readServerSettings({ HOST, STATE_AUTH: 'none' })).toMatchObject({
      isOpen: true,
      allowedOrigins: 'any',
    });
  }
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5', '127.farm.example', 'localhost.example']) {
    expect(() => readServerSettings({ HOST, STATE_AUTH: 'none' })).toThrow(`not “${HOST}”.`);
  }
});

test('origins are listed as browsers send them', () => {
  const ALLOWED_ORIGINS = ' https://farm.example , HTTP://Localhost:5173/,';
  const origins = ['https://farm.example', 'http://localhost:5173'];
  expect(readServerSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual(origins);
  expect(readServerSettings({ ALLOWED_ORIGINS, STATE_AUTH: 'none' }).allowedOrigins).toEqual(
    origins,
  );
});

test('proxies are listed by address or range', () => {
  const TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8, fd00::/8';
  expect(readServerSettings({ TRUSTED_PROXIES }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ]);
});

test('sign-in can request more than the identity', () => {
  const { scopes } = readServerSettings({ GOOGLE_SCOPES: ' openid email,calendar ' }).google;
  expect(scopes).toEqual(['openid', 'email', 'calendar']);
});

test('tests can play Google', () => {
  const { google } = readServerSettings({ GOOGLE_TOKENINFO_URL: 'http://127.0.0.1:9/tokeninfo' });
  expect(google.tokenInfoUrl).toBe('http://127.0.0.1:9/tokeninfo');
  expect(google.revokeUrl).toBe('https://oauth2.googleapis.com/revoke');
  expect(google.keysUrl).toBe('https://www.googleapis.com/oauth2/v3/certs');
});

test('who may keep a farm can be listed by id, by mail address and by domain', () => {
  expect(readServerSettings({}).guests).toEqual({ users: [], domain: null });
  const listed = {
    ALLOWED_USERS: 'google_10001, Anna@Farm.example',
    ALLOWED_DOMAIN: 'Farm.example',
  };
  expect(readServerSettings(listed).guests).toEqual({
    users: ['google_10001', 'anna@farm.example'],
    domain: 'farm.example',
  });
});

test('how much is stored can be limited, and a gigabyte of free disk is usual', () => {
  expect(readServerSettings({})).toMatchObject({
    room: { maxFarms: null, maxStoreBytes: null },
    minFreeBytes: 1024 * MEGABYTE,
  });
  const set = { MAX_FARMS: '500', MAX_STORE_BYTES: '10000000000', MIN_FREE_BYTES: '0' };
  expect(readServerSettings(set)).toMatchObject({
    room: { maxFarms: 500, maxStoreBytes: 10_000_000_000 },
    minFreeBytes: 0,
  });
});

test('the log names addresses by a hash, or as they are', () => {
  expect(readServerSettings({}).logAddresses).toBe('hash');
  expect(readServerSettings({ LOG_ADDRESSES: 'plain' }).logAddresses).toBe('plain');
});

test('farms with members begin with a code or an account, unless it is set otherwise', () => {
  const farmsOf = (environment: Record<string, string>) => readServerSettings(environment).farms;
  expect(farmsOf({})).toEqual({
    creation: ['code', 'google'],
    publicOrigin: null,
    isInsecureLanFine: false,
  });
  expect(farmsOf({ FARM_CREATION: 'google' })?.creation).toEqual(['google']);
  expect(farmsOf({ FARM_CREATION: 'google, code' })?.creation).toEqual(['code', 'google']);
  expect(farmsOf({ FARM_CREATION: 'off' })?.creation).toEqual([]);
  expect(farmsOf({ PUBLIC_ORIGIN: 'https://farm.example/' })?.publicOrigin).toBe(
    'https://farm.example',
  );
  expect(farmsOf({ INSECURE_LAN: '1' })?.isInsecureLanFine).toBe(true);
  expect(farmsOf({ STATE_AUTH: 'none' })).toBeUndefined();
});

const whole = (from: number, to: number) => `be a whole number from ${from} to ${to}`;

test.each([
  ['PORT', ['abc', '-1', '80.5', '65536', '8080 '], whole(0, 65535)],
  ['MAX_BODY_BYTES', ['0', '-1', '32MB', '1e6', '268435457'], whole(1, 268435456)],
  // A limit cannot be switched off.
  ['MAX_USER_REQUESTS', ['0', '-1', '1.5', 'none', '9999999999'], whole(1, 1000000)],
  ['ARRIVAL_SECONDS', ['601', '1e2'], whole(1, 600)],
  ['MAX_FARMS', ['many'], 'be a whole number'],
  [
    'METRICS_ADDRESS',
    ['9464', '127.0.0.1', '127.0.0.1:99999', 'http://x:1', '::1:9464'],
    'be an address and a port such as 127.0.0.1:9464',
  ],
  ['STATE_AUTH', ['None'], 'be google or none'],
  [
    'ALLOWED_ORIGINS',
    ['*', 'farm.example', 'https://farm.example/app', 'null', 'file://x'],
    'list origins such as https://farm.example',
  ],
  [
    'TRUSTED_PROXIES',
    ['proxy', '10.0.0.0/33', '10.0.0/8', '10.0.0.1/', 'true'],
    'list addresses such as 127.0.0.1 or 10.0.0.0/8',
  ],
  ['GOOGLE_SCRIPT_URL', ['javascript:alert(1)'], 'be an http or https address'],
  ['ALLOWED_USERS', ['anna'], 'list users such as google_10001 or anna@farm.example'],
  ['ALLOWED_DOMAIN', ['@farm.example'], 'be a domain such as farm.example'],
  ['LOG_ADDRESSES', ['none'], 'be hash or plain'],
  ['LOG_LEVEL', ['loud'], 'be one of trace, debug, info, warn, error, fatal, silent'],
  ['FARM_CREATION', ['everybody'], 'be code, google, code,google or off'],
  ['INSECURE_LAN', ['yes'], 'be 0 or 1'],
  ['PUBLIC_ORIGIN', ['farm.example'], 'list origins such as https://farm.example'],
])('%s refuses %j: it must %s', (name, texts, sentence) => {
  for (const text of texts) {
    const told = new SettingError(`${name} must ${sentence}, not “${text}”.`);
    expect(() => readServerSettings({ [name]: text }), text).toThrow(told);
  }
});

test('two origins are no public one, and the address of a database does not repeat its password', () => {
  expect(() =>
    readServerSettings({ PUBLIC_ORIGIN: 'https://a.example,https://b.example' }),
  ).toThrow('PUBLIC_ORIGIN must be one origin');
  expect(() => readServerSettings({ DATABASE_URL: 'mysql://farm:secret@db/farm' })).toThrow(
    new SettingError('DATABASE_URL must start with postgres:// or postgresql://.'),
  );
});

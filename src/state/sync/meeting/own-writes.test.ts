import { expect, test } from 'vitest';
import type { SyncMemory } from '../../document/sync/sync-records.ts';
import { NO_VERSION } from '../../document/sync/version-vector.ts';
import { isWrittenByCopy } from './own-writes.ts';

const FORGOTTEN: SyncMemory = { device: null, bases: [] };
const JOE = 'dev_joe';
const ofJoe = (seq: number, mark: string) => ({ vv: { [JOE]: seq }, marks: { [JOE]: mark } });
const ofAna = { vv: { dev_ana: 4 }, marks: { dev_ana: 'm1' } };

test('a device with a key that has lost its notes of syncing does not count on: its earlier writes are told apart from the next', () => {
  expect(isWrittenByCopy(FORGOTTEN, NO_VERSION, ofJoe(3, 'm3'), JOE)).toBe(true);
  // What it has not sent yet was counted, too.
  expect(isWrittenByCopy(FORGOTTEN, ofJoe(4, 'm4'), ofAna, JOE)).toBe(true);
});

test('a device that has just joined counts under the id of its key', () => {
  expect(isWrittenByCopy(FORGOTTEN, NO_VERSION, ofAna, JOE)).toBe(false);
  expect(isWrittenByCopy(FORGOTTEN, NO_VERSION, NO_VERSION, JOE)).toBe(false);
});

test('a device without a key that has lost its notes has a new id anyway', () => {
  expect(isWrittenByCopy(FORGOTTEN, ofJoe(4, 'm4'), ofJoe(3, 'm3'), undefined)).toBe(false);
});

test('writes under the id of a device that it has not counted, or has marked otherwise, are those of a copy', () => {
  const memory: SyncMemory = { device: { deviceId: JOE, seq: 3 }, bases: [] };
  const local = ofJoe(3, 'm3');
  expect(isWrittenByCopy(memory, local, local, JOE)).toBe(false);
  expect(isWrittenByCopy(memory, local, ofJoe(4, 'm4.m3'), JOE)).toBe(true);
  expect(isWrittenByCopy(memory, local, ofJoe(3, 'x3'), JOE)).toBe(true);
});

import { localDay } from '#adapters/device/local-day.ts';
import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import { reduce } from '#state/records/reduce.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { sameContent } from '#state/document/sendable-farm.ts';
import { newestNoticesFirst } from '#state/document/notices/sync-notice.ts';
import { readNotices, withSyncEntry } from '#state/document/sync/sync-meta-records.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { wordsOf, wordsOn } from '#tests/support/simulated-devices/tokens.ts';
import { isUnsettled } from '#tests/support/simulated-devices/simulated-device.ts';
import { unexpectedProblems } from '#tests/support/simulated-devices/complaints.ts';
import type { VirtualTime } from '#tests/support/simulated-devices/virtual-time.ts';
import type { MemberPhone } from './member-phone.ts';
import type { RunningFarm } from './running-farm.ts';

/** What is wrong at the end of a simulation of a farm of several people; nothing when all is well. */
export async function membersComplaints(running: RunningFarm): Promise<readonly string[]> {
  const { phones, service, mistakes, lowered } = running;
  const active = phones.filter(isIn);
  const compare = comparison(running);
  const [owner] = active;
  if (owner === undefined) throw new Error('There is no owner');
  const farms = [
    ...active.map(({ name, farm }) => ({ name, farm: farm() })),
    { name: 'cloud', farm: await cloudFarm(running) },
  ];
  const unplanned = farms.filter(({ farm }) => !isPlanned(running, farm));
  const apart = farms.filter(({ farm }) => !compare(farm, owner.farm()));
  // They were told of unsent work although their member could never do more than now.
  const frightened = phones.filter(
    ({ name, member }) => member().now().unsent !== undefined && !lowered.has(name),
  );
  const logged = phones.flatMap(({ name, problems }) => problems.map((line) => `${name}: ${line}`));
  return [
    ...lostWords(running, active).map((work) => `${work} is lost`),
    ...farms.flatMap(({ name, farm }) =>
      doubledTasks(farm).map((id) => `${id} on ${name} is there twice`),
    ),
    ...unplanned.map(({ name }) => `${name} has other work than follows from its orders`),
    ...apart.map(({ name }) => `${name} has another farm`),
    ...active.filter(isUnsettled).map(({ name }) => `${name} is not in step`),
    ...frightened.map(({ name }) => `${name} was told of unsent work that was none`),
    ...[...mistakes, ...service.breaches].map(
      (mistake) => `the service has stored or answered wrongly: ${mistake}`,
    ),
    ...unexpectedProblems(logged),
  ];
}

/**
 * With all devices awake and nothing unsent, the operator brings a version back: it must stay.
 *
 * @returns Where it did not.
 */
export async function undoneRestore(
  running: RunningFarm,
  waitMs: number,
): Promise<readonly string[]> {
  const { service, draws, time, phones, troubles, excused } = running;
  if (!troubles.has('brought back')) return [];
  const before = (await service.text()) ?? '';
  const text = await service.bringBack(1 + draws.below(6));
  if (text === null) return ['nothing was brought back'];
  for (const word of wordsOf(before)) if (!wordsOf(text).has(word)) excused.add(word);
  await time.pass(waitMs);
  const wanted = normalizeFarm(JSON.parse(text));
  const compare = comparison(running);
  const kept = { ...wanted, meta: (await cloudFarm(running)).meta };
  const farms = phones.filter(isIn).map(({ name, farm }) => ({ name, farm: farm() }));
  return [...farms, { name: 'cloud', farm: await cloudFarm(running) }]
    .filter(({ farm }) => !compare({ ...farm, meta: kept.meta }, kept))
    .map(({ name }) => name);
}

/** Whether two farms say the same, planned on one day. */
function comparison({ time, troubles }: RunningFarm) {
  const moment = momentOf(time);
  return (one: FarmDocument, other: FarmDocument): boolean => {
    const planned = (farm: FarmDocument): FarmDocument =>
      withNotesAtRest(
        // Whoever has another day has other tasks.
        troubles.has('clocks')
          ? { ...farm, tasks: [], trayStatus: other.trayStatus }
          : reduce(farm, { type: 'REGENERATE_TASKS', moment }),
      );
    return sameContent(planned(one), planned(other));
  };
}

/** Whether planning would leave the work as it is. Whoever has another day has other work. */
function isPlanned({ time, troubles }: RunningFarm, farm: FarmDocument): boolean {
  if (troubles.has('clocks')) return true;
  return sameContent(farm, reduce(farm, { type: 'REGENERATE_TASKS', moment: momentOf(time) }));
}

function momentOf({ now }: VirtualTime): { readonly now: Millis; readonly today: IsoDate } {
  return { now: now(), today: localDay(now()) };
}

/**
 * The service forgets no delete that a helper takes back, as the helper's device does; it adds a helper's
 * notices to the others as they come, and keeps a list that a helper has emptied.
 */
function withNotesAtRest(farm: FarmDocument): FarmDocument {
  const { tomb: _tomb, notices: _notices, ...sync } = farm.meta.sync ?? {};
  const { harvestLog = [], deliveries = [], ...others } = farm;
  const bare = { ...others, harvestLog, deliveries, meta: { ...farm.meta, sync } };
  return withSyncEntry(bare, 'notices', newestNoticesFirst(readNotices(farm)));
}

async function cloudFarm({ service }: RunningFarm): Promise<FarmDocument> {
  return normalizeFarm(JSON.parse((await service.text()) ?? '{}'));
}

/** A removed phone may take along only what it had not sent; what a helper could not send is in a copy. */
function lostWords(running: RunningFarm, active: readonly MemberPhone[]): readonly string[] {
  const { words, excused, lowered, phones, cloudAtRemoval } = running;
  const kept = new Set([...wordsOn(active), ...excused]);
  for (const phone of phones.filter(({ name }) => lowered.has(name))) {
    for (const word of wordsInCopies(phone)) kept.add(word);
  }
  const out = new Set(phones.filter((phone) => !isIn(phone)).map(({ name }) => name));
  return words
    .missing(kept)
    .filter(({ word, by }) => !out.has(by) || cloudAtRemoval.get(by)?.has(word) === true)
    .map(({ word, by }) => `${word} of ${by}`);
}

function wordsInCopies({ disks }: MemberPhone): ReadonlySet<string> {
  const copies = [...disks.values()].flatMap((disk) => disk.copies.map(({ text }) => text));
  return wordsOf(copies.join(' '));
}

function doubledTasks({ tasks }: FarmDocument): readonly string[] {
  const seen = new Set<string>();
  return tasks.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : []));
}

function isIn(phone: MemberPhone): boolean {
  return phone.member().now().removed === undefined;
}

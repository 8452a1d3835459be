import { loadMerge } from '#state/sync/meeting/load-merge.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { badWeather, jump, tryTo } from '#tests/support/simulated-devices/device-troubles.ts';
import { anyWork } from '#tests/support/simulated-devices/device-work.ts';
import { fairWeather } from '#tests/support/simulated-devices/simulated-cloud.ts';
import { tokens } from '#tests/support/simulated-devices/tokens.ts';
import { virtualTime } from '#tests/support/simulated-devices/virtual-time.ts';
import { farmService } from './farm-service.ts';
import { membersComplaints, undoneRestore } from './members-complaints.ts';
import type { MembersPlan } from './members-plan.ts';
import { type MemberPhone, aPhone } from './member-phone.ts';
import { makeMemberTrouble, reenter } from './member-troubles.ts';
import { aTick, workOfDay } from './member-work.ts';
import type { RunningFarm } from './running-farm.ts';

/** Everybody is asked at least so often while all is well. */
const HEALING_MS = 160_000;
const QUIET_MS = 60_000;

/**
 * People with different roles work on one farm of a real server while the way to it is bad and worse things
 * happen. Then all is well again for some minutes: everything must be there, on all devices that still belong
 * to the farm, and nobody has anything more to say.
 *
 * @returns What is wrong then.
 */
export async function simulateMembers(plan: MembersPlan): Promise<readonly string[]> {
  await loadMerge();
  const time = virtualTime();
  const service = await farmService(time);
  const running: RunningFarm = {
    time,
    service,
    draws: seededDraws(plan.seed),
    troubles: new Set(plan.troubles),
    phones: [],
    words: tokens(),
    lowered: new Set(),
    cloudAtRemoval: new Map(),
    excused: new Set(),
    backups: [],
    forger: null,
    mistakes: [],
  };
  try {
    await begin(running, plan);
    for (let step = 0; step < plan.steps; step += 1) await takeStep(running);
    const restless = await heal(running);
    const undone = await undoneRestore(running, HEALING_MS);
    return [
      ...(await membersComplaints(running)),
      ...(restless > 0 ? [`the farm was still stored ${restless} times in the end`] : []),
      ...undone.map((name) => `what was brought back has not stayed: ${name}`),
    ];
  } finally {
    running.phones.forEach((phone) => phone.close());
    await service.close();
  }
}

async function begin(running: RunningFarm, { cast }: MembersPlan): Promise<void> {
  const { time, service, draws, phones, troubles } = running;
  for (const [index, role] of cast.entries()) {
    const name = `${role.toLowerCase()} ${index + 1}`;
    const phone = await aPhone(name, running, service, await service.letIn({ name, role }));
    phones.push(phone);
    if (index === 0) enterFarm(phone);
    await time.pass(3_000);
  }
  if (troubles.has('forgery'))
    running.forger = await service.letIn({ name: 'Eve', role: 'HELPER' });
  await time.pass(21_000);
  for (const phone of phones) {
    if (troubles.has('clocks')) jump(phone, draws.below(801) - 400);
    phone.weather = badWeather(draws);
  }
}

function enterFarm(phone: MemberPhone): void {
  const store = phone.store();
  for (const id of ['pea', 'kale']) {
    store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id, daysToHarvest: 8 }) });
  }
  const items = [packages('prod_pea', 2, 4)];
  const order = anOrder({ id: 'ord_first', date: '2026-12-01', items });
  store.perform({ type: 'ADD_ORDER', payload: order });
}

async function takeStep(running: RunningFarm): Promise<void> {
  const { phones, draws, time, troubles } = running;
  const phone = draws.pick(phones);
  if (draws.chance(0.15)) phone.weather = badWeather(draws);
  if (draws.chance(0.05)) await phone.reopen();
  if (troubles.has('put back') && draws.chance(0.2)) {
    running.backups.push(await running.service.backup());
  }
  if (troubles.size > 0 && draws.chance(0.3)) await makeMemberTrouble(running, phone);
  running.words.work(phone, (token) => tryTo(() => work(running, phone, token)));
  await time.pass(draws.chance(0.4) ? draws.below(60_000) : draws.below(2_500));
}

function work({ draws }: RunningFarm, phone: MemberPhone, token: string): void {
  const store = phone.store();
  if (draws.chance(0.06)) return store.undo();
  const isHelpers = phone.member().now().role === 'HELPER';
  const wanted =
    isHelpers && draws.chance(0.8)
      ? workOfDay(phone.farm(), token, draws)
      : draws.chance(0.2)
        ? aTick(phone.farm(), draws)
        : anyWork(phone.farm(), token, draws);
  if (wanted !== null) store.perform(wanted);
}

/** All is well again; answers how often the farm was still stored when everybody should have fallen silent. */
async function heal(running: RunningFarm): Promise<number> {
  const { phones, time, service } = running;
  running.forger = null;
  await time.pass(2_000);
  for (const phone of phones) {
    phone.weather = fairWeather();
    if ((await service.standing(phone.member().now().key)) === 'unknown') {
      await reenter(running, phone);
    }
  }
  // The network is back: nobody waits any longer.
  for (const phone of phones) void phone.store().sync.syncNow();
  await time.pass(HEALING_MS);
  const before = await service.version();
  await time.pass(QUIET_MS);
  return (await service.version()) - before;
}

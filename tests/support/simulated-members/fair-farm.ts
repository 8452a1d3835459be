import type { FarmRole } from '#state/document/farm-role.ts';
import { loadMerge } from '#state/sync/meeting/load-merge.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { virtualTime } from '#tests/support/simulated-devices/virtual-time.ts';
import { onTestFinished } from 'vitest';
import { type FarmService, type KeyedCall, farmService } from './farm-service.ts';
import { type MemberPhone, aPhone } from './member-phone.ts';

/** A farm of several people in fair weather, for a test that tells a story. */
export type FairFarm = Awaited<ReturnType<typeof aFairFarm>>;

/**
 * @param answer - Answers a call in place of the service, where it says so.
 */
export async function aFairFarm(
  answer: (call: KeyedCall) => { readonly status: number; readonly body: object } | null = () =>
    null,
) {
  await loadMerge();
  const time = virtualTime();
  const real = await farmService(time);
  const calls: (KeyedCall & { readonly status: number })[] = [];
  const phones: MemberPhone[] = [];
  onTestFinished(async () => {
    phones.forEach((phone) => phone.close());
    await real.close();
  });
  const service: FarmService = {
    ...real,
    async ask(call) {
      const instead = answer(call);
      const given = await real.ask(instead === null ? call : { ...call, method: 'GET' });
      const told = instead === null ? given : { ...given, ...instead, ok: false };
      calls.push({ ...call, status: told.status });
      return told;
    },
  };
  const around = { time, draws: seededDraws(1) };
  return {
    service,
    /** What all phones have asked of the service, with the status of each answer. */
    calls,
    /** Lets somebody in, with a phone that has the farm. */
    async arrives(name: string, role: FarmRole) {
      const key = await real.letIn({ name, role });
      const phone = await aPhone(`${name}’s phone`, around, service, key);
      phones.push(phone);
      await time.pass(3_000);
      return phone;
    },
    pass: (milliseconds: number) => time.pass(milliseconds),
  };
}

/** Ana's farm with one order; Maria helps. */
export async function anaAndMaria(farm: FairFarm) {
  const ana = await farm.arrives('Ana', 'OWNER');
  const pea = aVariety({ id: 'pea', daysToHarvest: 8 });
  ana.store().perform({ type: 'ADD_VARIETY', payload: pea });
  const items = [packages('prod_pea', 2, 4)];
  const order = anOrder({ id: 'ord_1', date: '2026-12-01', items });
  ana.store().perform({ type: 'ADD_ORDER', payload: order });
  await farm.pass(60_000);
  return { ana, maria: await farm.arrives('Maria', 'HELPER') };
}

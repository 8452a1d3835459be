import { expect, test } from 'vitest';
import { readNotices } from '#state/document/sync/sync-meta-records.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { aFairFarm, type FairFarm } from '#tests/support/simulated-members/fair-farm.ts';
import type { MemberPhone } from '#tests/support/simulated-members/member-phone.ts';

const A_MINUTE = 60_000;
const A_YEAR = 365 * 24 * 60 * A_MINUTE;
const ITEMS = [packages('prod_pea', 1, 4)];
const ORDER = anOrder({ id: 'ord_1', name: 'Bistro', customer: 'Ann', items: ITEMS });

/** Ana's farm with one order and one harvest. */
async function anaFarm(farm: FairFarm): Promise<MemberPhone> {
  const ana = await farm.arrives('Ana', 'OWNER');
  ana.store().perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  ana.store().perform({ type: 'ADD_ORDER', payload: ORDER });
  weigh(ana, 10);
  await farm.pass(A_MINUTE);
  return ana;
}

/** What the harvest of the day weighed, put right. */
function weigh(phone: MemberPhone, weightOz: number): void {
  const record = aWeighedHarvest({ weightOz });
  phone.store().perform({ type: 'RECORD_HARVEST', payload: { record } });
}

function nameCustomer(phone: MemberPhone, customer: string): void {
  phone.store().perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, customer } });
}

const customerOn = (phone: MemberPhone) => phone.farm().orders[0]?.customer;
const weightOn = (phone: MemberPhone) => phone.farm().harvestLog?.[0]?.weightOz;

/** They come into the network, one after the other. */
async function meet(farm: FairFarm, ...phones: readonly MemberPhone[]): Promise<void> {
  for (const phone of phones) {
    phone.weather.offline = false;
    await farm.pass(A_MINUTE);
  }
  await farm.pass(2 * A_MINUTE);
}

test.each([
  ['in step', 0],
  ['a year ahead', A_YEAR],
])('a helper’s tick makes no edit of others later, with a clock %s', async (_clock, skew) => {
  const farm = await aFairFarm();
  const ana = await anaFarm(farm);
  const [ben, joe] = [await farm.arrives('Ben', 'GROWER'), await farm.arrives('Joe', 'HELPER')];
  joe.skew = skew;
  await farm.pass(A_MINUTE);
  ben.weather.offline = true;
  nameCustomer(ana, 'Bob');
  await farm.pass(A_MINUTE);
  nameCustomer(ben, 'Cleo');
  await farm.pass(A_MINUTE);
  weigh(joe, 12);
  await farm.pass(A_MINUTE);
  await meet(farm, ben);
  for (const phone of [ana, ben, joe]) {
    expect([customerOn(phone), weightOn(phone)]).toEqual(['Cleo', 12]);
    expect(readNotices(phone.farm()).map(({ kept, lost }) => [kept, lost])).toEqual([
      ['Cleo', 'Bob'],
    ]);
  }
});

for (const isHelperLater of [true, false]) {
  const who = isHelperLater ? 'a helper' : 'an owner';
  test.each([
    ['in step', 0],
    ['a year ahead', A_YEAR],
    ['a year behind', -A_YEAR],
  ])(`${who} who weighs later is right, with a clock %s`, async (_clock, skew) => {
    for (const isHelperFirst of [true, false]) {
      const farm = await aFairFarm();
      const ana = await anaFarm(farm);
      const joe = await farm.arrives('Joe', 'HELPER');
      joe.skew = skew;
      await farm.pass(A_MINUTE);
      for (const phone of [ana, joe]) phone.weather.offline = true;
      const [earlier, later] = isHelperLater ? [ana, joe] : [joe, ana];
      weigh(earlier, 11);
      await farm.pass(A_MINUTE);
      weigh(later, 12);
      await farm.pass(A_MINUTE);
      await meet(farm, ...(isHelperFirst ? [joe, ana] : [ana, joe]));
      for (const phone of [ana, joe]) expect(weightOn(phone)).toBe(12);
    }
  });
}

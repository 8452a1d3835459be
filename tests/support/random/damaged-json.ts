import fc from 'fast-check';
import { isRecord } from '#state/document/json-record.ts';

type Step = (value: unknown, random: () => number) => unknown;

const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  'false',
  '',
  '  ',
  -1,
  0.5,
  '12.5',
  1e300,
  '1e999',
  1_795_196_280_000,
  '2026-02-30',
  '2026-11-20T23:30:00-05:00',
  [],
  {},
  [null, 'x', { id: 'a' }, { id: 'a' }],
  { a: { id: 'b' }, c: 5 },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
];

/** A JSON value of which some places were deleted, doubled or overwritten with something unexpected. */
export function damagedJson(whole: unknown, most = 12): fc.Arbitrary<unknown> {
  const numbers = fc.array(share(), { minLength: 8, maxLength: 40 });
  return fc.array(numbers, { minLength: 1, maxLength: most }).map((damages) =>
    damages.reduce<unknown>((value, draws) => {
      let at = 0;
      return damage(value, () => draws[at++ % draws.length] ?? 0);
    }, whole),
  );
}

/** A number from 0 to just below 1; most of the doubles that fast-check makes are next to 0. */
export function share(): fc.Arbitrary<number> {
  return fc.nat({ max: 999_999 }).map((millionths) => millionths / 1_000_000);
}

/** Walks down to a random place and breaks what is there. */
const damage: Step = (value, random) => {
  const isLeaf = !isRecord(value) && !Array.isArray(value);
  if (isLeaf || random() < 0.15) return pick(WRONG_VALUES, random);
  if (Array.isArray(value)) return damageList(value, random);
  return damageFields(value, random);
};

function damageList(list: readonly unknown[], random: () => number): unknown {
  if (list.length === 0) return pick(WRONG_VALUES, random);
  const at = Math.floor(random() * list.length);
  const choice = random();
  if (choice < 0.1) return list.toSpliced(at, 1);
  if (choice < 0.2) return [...list, list[at]];
  return list.with(at, damage(list[at], random));
}

function damageFields(fields: Readonly<Record<string, unknown>>, random: () => number): unknown {
  const names = Object.keys(fields);
  const name = pick(names, random);
  if (name === undefined) return pick(WRONG_VALUES, random);
  if (random() < 0.1) {
    return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
  }
  return { ...fields, [name]: damage(fields[name], random) };
}

function pick<T>(choices: readonly T[], random: () => number): T | undefined {
  return choices[Math.floor(random() * choices.length)];
}

import { simulate } from '#tests/support/simulated-devices/simulate.ts';
const [from, to, ...troubles] = process.argv.slice(2);
const t0 = performance.now(); let bad = 0;
for (let seed = Number(from); seed < Number(to); seed += 1) {
  try {
  const o = await simulate({ seed, troubles: troubles as never, steps: 24, mostDevices: 3 });
  if (o.lost.length || o.apart.length || o.unsettled.length || o.problems.some(p=>!/RemoteState failed/.test(p))) { bad++; console.log(seed, JSON.stringify({ lost: o.lost, apart: o.apart, unsettled: o.unsettled, problems: [...new Set(o.problems.filter(p=>!/RemoteState failed/.test(p)))].slice(0, 3) })); }
  } catch (e) { bad++; console.log(seed, 'threw', e); }
}
console.log('bad', bad, 'ms per seed', Math.round((performance.now() - t0) / (Number(to) - Number(from))));

import { applyPatches } from '#state/document/document-patch.ts';
import { answerer } from '#state/ask/answerer.ts';
import type { AskedFarm } from '#state/ports/farm-answers.ts';
import { BESIDE } from './answer-places.ts';
import type { FromWorker, SentQuestion, ToWorker } from './beside-the-page.ts';

// The program of the worker: `worker-answers.ts` starts it and asks.
const answers = answerer(BESIDE);
const leaves = new Map<number, () => void>();
let known: AskedFarm | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('name' in data) void reply(data);
  else if ('leave' in data) leave(data.leave);
  else if ('farm' in data) known = data;
  else {
    const { farm, today } = farmKnown();
    const list = [...(farm[data.list] ?? []), ...data.records];
    known = { farm: { ...farm, [data.list]: list }, today };
  }
});

function farmKnown(): AskedFarm {
  if (known === null) throw new Error('No farm was told of');
  return known;
}

async function reply({ id, name, args, change }: SentQuestion): Promise<void> {
  const tell = (told: FromWorker): void => postMessage(told);
  const left = new Promise<void>((resolve) => leaves.set(id, resolve));
  const onNews = (news: Extract<FromWorker, { news: unknown }>['news']) => tell({ id, news });
  try {
    if (change !== null) {
      known = { farm: applyPatches(farmKnown().farm, change.patches), today: change.today };
    }
    const asked = change && known;
    tell({ id, answer: await answers.ask(name, { asked, args }, { left, onNews }) });
  } catch (error) {
    tell({ id, error });
  }
  leaves.delete(id);
}

function leave(id: number): void {
  leaves.get(id)?.();
  leaves.delete(id);
}

// One process that runs tests with mutants, one at a time. Whoever started it ends it.
import type { FreshLane } from './fresh-lane.ts';
import { startFreshLane } from './fresh-lane.ts';
import type { LaneAnswer, LaneQuestion } from './lane-messages.ts';
import type { NumberedMutant } from './plant-mutants.ts';
import type { WarmLane } from './warm-lane.ts';
import { startWarmLane } from './warm-lane.ts';

let planted: readonly NumberedMutant[] = [];
let warm: WarmLane | undefined;
let fresh: FreshLane | undefined;

async function answer(question: LaneQuestion): Promise<LaneAnswer> {
  if (question.kind === 'load') {
    planted = question.mutants;
    warm = await startWarmLane(question);
    return warm.loaded;
  }
  if (!warm) throw new Error('Nothing is loaded yet.');
  if (!question.isFresh) return warm.tryMutant(question);
  fresh ??= await startFreshLane(planted);
  return fresh.tryMutant(question);
}

process.on('message', (question: LaneQuestion) => {
  void answer(question).then(
    (reply) => process.send?.(reply),
    (cause: unknown) => {
      process.stderr.write(`${String(cause)}\n`);
      process.exit(1);
    },
  );
});

// Without anybody to answer nobody needs its tests, either, not even one that hangs.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

import type { AnswerService } from '#state/answers/answer-service.ts';
import type { FarmDocument, FarmList } from '#state/document/farm-document.ts';
import type { AskedFarm } from '#state/ports/farm-answers.ts';

/** So many records go over at a time: to copy them takes a slow phone a hundredth of a second. */
const AT_ONCE = 1000;

/** What can be told of a farm, here or in a worker. */
interface Listener {
  knows(asked: AskedFarm): void | Promise<void>;
  hears(...more: Parameters<AnswerService['hears']>): void | Promise<void>;
}

/**
 * Tells a worker of a whole farm. What goes over is copied while the page stands still, so that of long lists
 * some records go at a time, each lot once the one before has arrived.
 */
export async function tellInParts(listener: Listener, { farm, today }: AskedFarm): Promise<void> {
  const long = longLists(farm);
  const emptied = Object.fromEntries(long.map((list) => [list, []]));
  await listener.knows({ farm: { ...farm, ...emptied }, today });
  for (const list of long) {
    const records: readonly unknown[] = farm[list] ?? [];
    for (let from = 0; from < records.length; from += AT_ONCE)
      await listener.hears(list, records.slice(from, from + AT_ONCE));
  }
}

function longLists(farm: FarmDocument): readonly FarmList[] {
  const isLong = (slice: string): slice is FarmList => {
    const value: unknown = Reflect.get(farm, slice);
    return Array.isArray(value) && value.length > AT_ONCE;
  };
  return Object.keys(farm).filter(isLong);
}

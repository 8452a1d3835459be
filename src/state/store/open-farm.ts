import { planTaskSteps } from '#domain/planning/plan-farm.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { type FarmStore, createFarmStore } from './farm-store.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import type { StoredFarm } from '../ports/document-storage.ts';
import { type ServerClock, serverClock } from '../sync/server-clock.ts';
import { outlookAhead } from '../selectors/supply.ts';
import { repairStored } from './repair-stored.ts';
import { warmCaches } from './warm-caches.ts';

export type LostReason = 'evicted' | 'damaged' | 'newer' | 'unreachable';

/** Outcome of a start: the farm, or the reason it can't be shown. */
export type OpenedFarm =
  | { readonly state: 'open'; readonly store: FarmStore }
  | {
      readonly state: 'lost';
      readonly reason: LostReason;
      /** The best farm that is still on this device, if any. */
      readonly rescue: FarmDocument | null;
      /** Goes on with a farm that a person has chosen: the rescue, a backup or a fresh one. */
      continueWith(farm: FarmDocument): Promise<FarmStore>;
    };

/** Opens the farm of this device: stored, of an older version, or fresh. Never starts empty over unreadable data. */
export async function openFarm(world: FarmEnvironment, triesLeft = 2): Promise<OpenedFarm> {
  try {
    const found = await world.storage.load();
    if (found.state === 'found')
      return { state: 'open', store: await openStored(world, found.farm) };
    if (found.state === 'lost') return lost(world, found.reason);
    return await beginFarm(world, (await earlierFarm(world)) ?? freshFarm());
  } catch (cause) {
    world.logger.error('The farm could not be opened', cause);
    // Browsers end connections in the background: the next call makes a new one.
    if (triesLeft > 0) return openFarm(world, triesLeft - 1);
    return lost(world, 'unreachable');
  }
}

/** The farm an older version left; a text of it that cannot be read is set aside, not lost. */
async function earlierFarm({ mirror }: FarmEnvironment): Promise<FarmDocument | null> {
  const entries = mirror.read();
  if (Object.values(entries).every((text) => !text)) return null;
  // Few devices have one: the others need not load what reads it.
  const { damagedLegacyState, migrateLegacy } = await import('../read/migrate-legacy.ts');
  const damaged = damagedLegacyState(entries);
  if (damaged !== null) mirror.keepDamaged(damaged);
  return migrateLegacy(entries);
}

async function beginFarm(world: FarmEnvironment, farm: FarmDocument): Promise<OpenedFarm> {
  const revision = await world.storage.begin(farm);
  // Another tab was first: its farm is the one.
  if (revision === null) return openFarm(world);
  return { state: 'open', store: await openStored(world, startOf(farm, revision)) };
}

/** Opens the stored farm. One that this build read and planned today is shown first, and planned again on the screen. */
async function openStored(world: FarmEnvironment, stored: StoredFarm): Promise<FarmStore> {
  const repaired = await repairStored(world, stored);
  const clock = await knownClock(world);
  const today = world.clock.today();
  const isPlanned = stored.readOn === today;
  // What is drawn first asks for the plan as well.
  await warmCaches(world, outlookAhead(repaired.document, today, isPlanned));
  const store = createFarmStore(world, repaired, clock);
  if (isPlanned) {
    void world.screenDrawn.then(() => planShown(world, store));
    return store;
  }
  store.planToday();
  void world.screenDrawn.then(store.markRead).catch((cause: unknown) => {
    world.logger.note('The farm is read once more at the next start', cause);
  });
  return store;
}

/** Plans the farm that is on the screen, step by step: nothing comes of it but what the next change is planned from. */
async function planShown(world: FarmEnvironment, store: FarmStore): Promise<void> {
  await warmCaches(world, planTaskSteps(store.state().document, world.clock.today()));
  store.planToday();
}

/** The server clock as this device remembers it. The next answer updates it. */
async function knownClock({ clock, storage, logger }: FarmEnvironment): Promise<ServerClock> {
  const server = serverClock(clock);
  const memory = await storage.readSync().catch((cause: unknown) => {
    logger.note('What this device knows of the clock of the service could not be read', cause);
    return null;
  });
  server.recall(memory?.clockOffset ?? null);
  return server;
}

async function lost(world: FarmEnvironment, reason: LostReason): Promise<OpenedFarm> {
  // Hardly any start asks for it.
  const { findRescue } = await import('./find-rescue.ts');
  return {
    state: 'lost',
    reason,
    rescue: await findRescue(world),
    async continueWith(farm) {
      const revision = await world.storage
        .begin(farm, { overLost: true })
        .catch((cause: unknown) => {
          // Work goes on in memory; the store keeps trying and says that nothing is saved.
          world.logger.error('The farm could not be started on this device', cause);
          return null;
        });
      const start = startOf(farm, revision ?? 0);
      return openStored(world, revision === null ? { ...start, isInPageOnly: true } : start);
    },
  };
}

function startOf(document: FarmDocument, revision: number): StoredFarm {
  return { revision, snapshotRevision: revision, document, rows: [] };
}

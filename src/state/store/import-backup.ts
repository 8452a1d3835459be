import type { FarmStore } from './farm-store.ts';
import { planTaskSteps } from '#domain/planning/plan-farm.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { safeLogo } from '#domain/settings/logo.ts';
import { importRemarks } from '../backup/import-remarks.ts';
import { type BackupSlices, findFarmSteps, sliceSteps } from '../backup/read-backup.ts';
import { runInChunks } from '../read/run-in-chunks.ts';
import { normalizeSteps } from '../read/normalize-farm.ts';
import { warmCaches } from './warm-caches.ts';
import { asRecord, type JsonRecord } from '../document/json-record.ts';

/**
 * Imports a backup file as one undoable change: all of it or nothing. Rejects with the reason if it isn't a
 * backup.
 *
 * @param breathe - Lets the screen show progress between long steps.
 */
export async function importBackup(
  store: FarmStore,
  text: string,
  breathe: () => Promise<void> = async () => undefined,
) {
  const raw = await runInChunks(findFarmSteps(text), store.world.breathe);
  await breathe();
  if (!raw.ok) throw new Error(raw.reason);
  const { state } = raw;
  const payload = await runInChunks(sliceSteps(state, store.state().document), store.world.breathe);
  await breathe();
  await warmCaches(store.world, planLoaded(store, payload.slices));
  store.perform({ type: 'LOAD_DATA_SLICES', payload });
  const imported = store.latestChange();
  // What cannot be sent now is sent later; the badge tells.
  void store.sync.pushAfterImport();
  return {
    slices: payload.slices,
    /** The file had a logo that cannot be shown safely, and was left out. */
    isWithoutLogo: hasUnsafeLogo(state),
    remarks: importRemarks(state),
    /** Takes the import back; false when something else was changed since. */
    undo: () => imported !== null && store.undoChange(imported),
  };
}

/** Prepares the import: reads and plans the farm, so that importing is fast. */
function* planLoaded(store: FarmStore, slices: BackupSlices): Incremental<void> {
  const farm = yield* normalizeSteps({ ...store.state().document, ...slices });
  yield* planTaskSteps(farm, store.world.clock.today());
}

function hasUnsafeLogo({ settings }: JsonRecord): boolean {
  const { appLogoDataUrl, logoDataUrl } = asRecord(asRecord(settings).brand);
  const logos = [appLogoDataUrl, logoDataUrl].filter(
    (logo) => logo !== '' && typeof logo === 'string',
  );
  return logos.length > 0 && logos.every((logo) => safeLogo(logo) === null);
}

import { readFile } from 'node:fs/promises';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { workingDemo } from '#state/new-farms/working-demo.ts';
import { writeBackup } from '#state/backup/write-backup.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { bistroFarm, plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { morningFarm } from '#tests/support/farms/morning-farm.ts';
import { FRIDAY_MORNING } from './camera.ts';

const asBackup = (farm: FarmDocument) => writeBackup(farm, new Date(FRIDAY_MORNING).toISOString());

const sample = (name: string) =>
  readFile(new URL(`../tests/samples/${name}.json`, import.meta.url), 'utf8');

/** A tray of Friday's sunflower was lost on Saturday. */
const LOST_TRAY = {
  id: 'loss_1',
  dateISO: '2026-11-21',
  varietyId: 'sunflower',
  qty: 1,
  note: '',
  atISO: '2026-11-21T17:00:00.000Z',
};

/** Trays and ounces of nine harvests of radish, below the 10 oz a tray that are planned. */
const WEIGHED: readonly (readonly [number, number])[] = [
  [3, 27],
  [2, 17],
  [4, 33],
  [3, 25.5],
  [2, 19],
  [3, 26],
  [4, 31],
  [2, 18.5],
  [3, 28],
];

/** Cut on the same Tuesday as the radish, a tray each. */
const CUT_ALONG = ['kale', 'mizuna'];

function weighingFarm(): FarmDocument {
  const { varieties, tasks } = bistroFarm();
  return bistroFarm({
    varieties: [...varieties, ...CUT_ALONG.map((id) => aVariety({ id, yieldOzPerTray: 8 }))],
    tasks: [
      ...tasks,
      ...CUT_ALONG.flatMap((id) => plantedCycle(id, '2026-11-14', '2026-11-24', 1, { oz: 8 })),
    ],
    harvestLog: WEIGHED.map(([trays, weightOz], at) =>
      aWeighedHarvest({
        varietyId: 'radish',
        dateISO: addDays('2026-11-20', at + 1 - WEIGHED.length),
        trays,
        weightOz,
      }),
    ),
  });
}

/** The sample farm with a load of two items that is ready to be weighed. */
async function dryingFarm(): Promise<string> {
  const file: { readonly state: object } = JSON.parse(await sample('small-farm'));
  const line = (itemId: string, varietyId: string, trays: number) => ({ itemId, varietyId, trays });
  const load = {
    id: 'dry_fd-1_2026-11-19',
    dryerId: 'fd-1',
    startISO: '2026-11-19',
    cycleDays: 1,
    status: 'RUNNING',
    lines: [
      line('itm_speckled-pea-powder_mgq0x4', 'speckled-pea', 5),
      line('itm_broccoli-powder_mgq0y6', 'broccoli', 2),
    ],
  };
  return JSON.stringify({ ...file, state: { ...file.state, dryLoads: [load] } });
}

/** The farms of the pictures, as backups. */
export const GUIDE_FARMS = {
  /** A one-person farm with records of every kind. */
  small: () => sample('small-farm'),
  /** What "Load demo data" gives. */
  demo: async () =>
    asBackup({ ...freshFarm(), ...workingDemo('2026-11-20', Date.parse(FRIDAY_MORNING)) }),
  /** Late work, a soak for tonight, batches that are watered every day. */
  morning: async () => asBackup(morningFarm()),
  /** The farm of the worked examples. */
  bistro: () => sample('bistro'),
  lostTray: async () => asBackup(bistroFarm({ harvestLosses: [LOST_TRAY] })),
  drying: dryingFarm,
  weighing: async () => asBackup(weighingFarm()),
} as const satisfies Readonly<Record<string, () => Promise<string>>>;

import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { InventoryLine } from '#domain/reports/inventory-line.ts';
import type { TrayDemandRow } from '#domain/reports/tray-demand.ts';
import type { HarvestLoss, TraysPlantedEntry } from '#domain/planning/task.ts';

/** Three trays of pea that were planted as planned, and told at the tick. */
export function aPlantedEntry(more: Partial<TraysPlantedEntry> = {}): TraysPlantedEntry {
  const { dateISO = '2025-03-04', varietyId = 'pea', trays = 3 } = more;
  return {
    id: `log_${dateISO}_${varietyId}`,
    dateISO,
    varietyId,
    trays,
    expectedTrays: trays,
    note: '',
    recordedAtISO: `${dateISO}T12:00:00.000Z`,
    taskIds: [],
    source: 'task',
    ...more,
  };
}

/** A tray of pea that was lost. */
export function aHarvestLoss(more: Partial<HarvestLoss> = {}): HarvestLoss {
  const { dateISO = '2025-03-08' } = more;
  return {
    id: 'loss_1',
    dateISO,
    varietyId: 'pea',
    qty: 1,
    note: '',
    atISO: `${dateISO}T10:00:00.000Z`,
    ...more,
  };
}

/** Ten pounds of pea seed that came in. */
export function aSeedIntake(more: Partial<SeedTransaction> = {}): SeedTransaction {
  const atISO = '2025-03-01T08:00:00.000Z';
  return { id: 'sinv_1', atISO, varietyId: 'pea', pounds: 10, note: '', ...more };
}

/** The last of a counted stock, which the plan needs one of a week. */
export function anInventoryLine(name: string, more: Partial<InventoryLine> = {}): InventoryLine {
  return {
    materialId: name,
    name,
    unit: 'each',
    onHand: 1,
    weeklyConsumption: 1,
    weeksUntilRunout: 1,
    belowReorder: false,
    varietyId: null,
    reorderUrl: null,
    plannedWeekly: 1,
    runOutISO: '2026-11-25',
    missing: 1,
    reorderLevel: null,
    seedOf: [],
    inVault: false,
    isCounted: true,
    ...more,
  };
}

/** Ten cups of two ounces of pea, for which three trays are to be planted. */
export function aTrayDemandRow(more: Partial<TrayDemandRow> = {}): TrayDemandRow {
  return {
    varietyId: 'pea',
    varietyName: 'Pea',
    packagingName: 'Cup',
    units: 10,
    packageOz: 2,
    avgYieldOzPerTray: 8,
    traysNeeded: 3,
    traysExact: 2.5,
    mixUnits: 0,
    isAverage: false,
    yieldAssumed: false,
    ...more,
  };
}

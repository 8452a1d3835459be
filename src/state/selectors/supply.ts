import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { supplyLedger } from '#domain/supply/supply-ledger.ts';
import type { SupplyLedger } from '#domain/supply/supply-ledger.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/**
 * What is really there of every variety, against what was promised.
 *
 * The tasks of a farm are planned again as soon as something they follow from changes, so the ones
 * it holds are those of the plan. Laid out again only when something it follows from has changed.
 */
export const selectSupplyLedger: (farm: FarmDocument, today: IsoDate) => SupplyLedger =
  createSelector(
    [
      (farm: FarmDocument) => farm.varieties,
      (farm: FarmDocument) => farm.products,
      (farm: FarmDocument) => farm.orders,
      (farm: FarmDocument) => farm.recurring,
      (farm: FarmDocument) => farm.single,
      (farm: FarmDocument) => farm.settings,
      (farm: FarmDocument) => farm.batchSettings,
      (farm: FarmDocument) => farm.tasks,
      (farm: FarmDocument) => farm.traysPlantedLog,
      (farm: FarmDocument) => farm.harvestLosses,
      (farm: FarmDocument) => farm.harvestLog,
      (farm: FarmDocument) => farm.deliveryChanges,
      (_farm: FarmDocument, today: IsoDate) => today,
    ],
    (
      varieties,
      products,
      orders,
      recurring,
      single,
      settings,
      batchSettings,
      tasks,
      traysPlantedLog,
      harvestLosses,
      harvestLog,
      deliveryChanges,
      today,
    ) => {
      const planned = { varieties, products, orders, recurring, single, settings, batchSettings };
      const reported = { tasks, traysPlantedLog, harvestLosses, harvestLog, deliveryChanges };
      return supplyLedger({ ...planned, ...reported }, today);
    },
  );

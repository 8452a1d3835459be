import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from '#domain/planning/harvest-entry.ts';
import { planHarvests } from '#domain/planning/plan-harvests.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The harvest plan from today on. Planned again only when something it follows from has changed. */
export const selectHarvests: (farm: FarmDocument, today: IsoDate) => readonly HarvestEntry[] =
  createSelector(
    (farm: FarmDocument) => farm.varieties,
    (farm: FarmDocument) => farm.products,
    (farm: FarmDocument) => farm.orders,
    (farm: FarmDocument) => farm.recurring,
    (farm: FarmDocument) => farm.single,
    (farm: FarmDocument) => farm.settings,
    (farm: FarmDocument) => farm.batchSettings,
    (farm: FarmDocument) => farm.deliveryChanges,
    (_farm: FarmDocument, today: IsoDate) => today,
    (
      varieties,
      products,
      orders,
      recurring,
      single,
      settings,
      batchSettings,
      deliveryChanges,
      today,
    ) =>
      planHarvests(
        {
          varieties,
          products,
          orders,
          recurring,
          single,
          settings,
          batchSettings,
          deliveryChanges,
        },
        today,
      ),
  );

import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { packList, type PackList } from '#domain/deliveries/pack-list.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectPartsOf, todayOf, WHAT_IS_ORDERED } from '../parts-of-farm.ts';

export const selectPackList: (farm: FarmDocument, today: IsoDate, dayISO: IsoDate) => PackList =
  createSelector(
    selectPartsOf(...WHAT_IS_ORDERED, 'deliveryChanges', 'deliveries', 'prices'),
    todayOf,
    (_farm: FarmDocument, _today: IsoDate, dayISO: IsoDate) => dayISO,
    (farm, today, dayISO) => packList(farm, dayISO, today),
  );

import type { FarmDocument } from '#state/document/farm-document.ts';

/** Everything about Pro items, products and orders. */
export const selectAlchemy = (farm: FarmDocument) => farm.alchemy;

/** The varieties that Pro items are grown from. */
export const selectVarieties = (farm: FarmDocument) => farm.varieties;

/** The farm itself, for what follows from several parts of it. */
export const selectFarm = (farm: FarmDocument) => farm;

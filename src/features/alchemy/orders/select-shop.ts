import type { FarmDocument } from '#state/document/farm-document.ts';

export const selectAlchemy = (farm: FarmDocument) => farm.alchemy;

export const selectVarieties = (farm: FarmDocument) => farm.varieties;

export const selectFarm = (farm: FarmDocument) => farm;

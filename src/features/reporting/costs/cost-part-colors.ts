import type { CostRow } from '#domain/costing/package-cost.ts';

/** What a package costs is spent on, in the colors of all cost charts. */
export const COST_PARTS = [
  { key: 'seed', label: 'Seed', color: 'var(--mgm-cost-seed)' },
  { key: 'soil', label: 'Soil', color: 'var(--mgm-cost-soil)' },
  { key: 'overhead', label: 'Overhead', color: 'var(--mgm-cost-overhead)' },
  { key: 'packaging', label: 'Packaging', color: 'var(--mgm-cost-packaging)' },
] as const satisfies readonly {
  readonly key: keyof CostRow;
  readonly label: string;
  readonly color: string;
}[];

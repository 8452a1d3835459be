import type { GrowthAmounts } from '#domain/reports/growth-report.ts';

/** Which trays the report tells of. */
export interface TrayAmountsOf {
  readonly withEstimates: boolean;
  readonly withLosses: boolean;
}

/** A column of trays: its head, and how many a row has. */
interface TrayAmount {
  readonly head: string;
  readonly amount: (amounts: GrowthAmounts) => number;
  /** Whether rows can be sorted by it: what was done, not what follows from it. */
  readonly isSorted?: true;
}

/** The columns of trays, on the screen and in the file alike. */
export function trayAmounts({ withEstimates, withLosses }: TrayAmountsOf): readonly TrayAmount[] {
  const all: readonly (TrayAmount & { readonly shown: boolean })[] = [
    {
      head: 'Planted trays',
      amount: ({ plantedTrays }) => plantedTrays,
      isSorted: true,
      shown: true,
    },
    {
      head: 'Estimated trays',
      amount: ({ estimatedTrays }) => estimatedTrays,
      shown: withEstimates,
    },
    {
      head: 'Harvested trays',
      amount: ({ harvestedTrays }) => harvestedTrays,
      isSorted: true,
      shown: true,
    },
    { head: 'Lost trays', amount: ({ lostTrays }) => lostTrays, shown: withLosses },
    { head: 'Harvested less lost', amount: ({ netTrays }) => netTrays, shown: true },
  ];
  return all.filter(({ shown }) => shown);
}

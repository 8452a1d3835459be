/** Settings of the dryer plan. */
export interface ProSettings {
  /** Subtracts stock and running loads from the amount to dry. */
  readonly planNet: boolean;
  /** One load may hold several items. */
  readonly mixVarietiesInLoad: boolean;
  /** No day may be worse in the racks and trays than without the plan. */
  readonly mustFit: boolean;
}

export const DEFAULT_PRO_SETTINGS: ProSettings = {
  planNet: true,
  mixVarietiesInLoad: true,
  mustFit: false,
};

/** How the dryer plan is made. */
export interface ProSettings {
  /** What is in stock and in the dryers is taken off what is dried. */
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

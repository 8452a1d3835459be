export type MassUnit = 'mg' | 'g' | 'kg' | 'oz' | 'lb';

export type VolumeUnit = 'ml' | 'l' | 'fl_oz' | 'gal';

/** Units of the catalog and the core screens, which count in `each`. */
export type Unit = MassUnit | VolumeUnit | 'each' | 'case';

/** Units of the Pro screens, which count in `unit`; one `each` is one `unit`. */
export type ProUnit = MassUnit | VolumeUnit | 'unit';

export interface Quantity {
  readonly qty: number;
  readonly unit: Unit;
}

import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { Sentence } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { LotState } from '../supply/variety-supply.ts';
import type { BatchSeed } from '../seed-lots/batch-seed.ts';
import type { PartLink } from '#domain/orders/delivery.ts';
import type { SeedLotRow } from '../seed-lots/list-seed-lots.ts';

/** Kinds of starts of a trace, in the order in which a text is tried. */
export type TraceKind = 'batch' | 'seedLot' | 'supplier' | 'customer';

/** Where harvested ounces went; trays of what is sold alive. */
interface TracedOunces {
  readonly harvestedOz: number;
  readonly deliveredOz: number;
  readonly driedOz: number;
  readonly goneOz: number;
  readonly onHandOz: number;
  readonly missingOz: number;
}

/** Ounces into and out of a batch, or trays sold alive. All are 0 for a batch that wasn't harvested. */
export interface TracedBatch extends AmountUnit, TracedOunces {
  readonly batch: string;
  readonly code: string;
  readonly varietyId: string;
  readonly varietyName: string;
  readonly plantedISO: IsoDate | null;
  readonly cutISO: IsoDate;
  readonly state: LotState;
  /** Before losses. */
  readonly trays: number;
  readonly lostTrays: number;
  readonly seedLots: readonly TracedSeed[];
  /** The last scrub of trays before it was planted. */
  readonly washedISO: IsoDate | null;
  readonly weighed: boolean;
}

interface TracedSeed extends BatchSeed {
  /** '' when nobody knows it any more. */
  readonly code: string;
}

/** Status of a traced delivery. Once its day is over, it counts as delivered even if not marked. */
export type TraceStatus = 'DELIVERED' | 'ASSUMED' | 'PACKED' | 'PLANNED';

/** A delivery with one of the batches; of one it may have had, no ounces. */
export interface TracedRow extends AmountUnit {
  readonly orderId: string;
  readonly dateISO: IsoDate;
  readonly dayISO: IsoDate;
  readonly to: string;
  readonly phone: string;
  readonly email: string;
  /** Its lines as the pack list words them, with what the customer kept. */
  readonly what: string;
  /** '' = unknown. */
  readonly batch: string;
  readonly oz: number;
  readonly link: PartLink | 'possible';
  readonly status: TraceStatus;
  /** Whether its batches were written down when it was delivered. */
  readonly recorded: boolean;
}

/** Ounces of a batch that a dryer took. */
export interface TracedLoad {
  readonly loadId: string;
  readonly itemId: string;
  readonly batch: string;
  readonly oz: number;
  readonly dryG: number | null;
}

export interface UnitTotals extends TracedOunces {
  /** 1 decimal; null when nothing was harvested. */
  readonly accountedPercent: number | null;
}

/** Totals in ounces, and beside them in trays of the batches sold alive; absent without any. */
export interface TraceTotals extends UnitTotals {
  readonly trays?: UnitTotals;
}

/** From the bag of seed to the customer, and back. */
export interface Trace {
  readonly today: IsoDate;
  readonly start: { readonly kind: TraceKind; readonly text: string };
  readonly seedLots: readonly SeedLotRow[];
  readonly batches: readonly TracedBatch[];
  readonly deliveries: readonly TracedRow[];
  readonly loads: readonly TracedLoad[];
  readonly totals: TraceTotals;
  /** In sentences. */
  readonly problems: readonly Sentence[];
}

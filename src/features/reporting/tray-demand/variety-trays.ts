import { compareTexts } from '#domain/records/name-order.ts';
import type { TrayDemandRow } from '#domain/reports/tray-demand.ts';

/** A variety and the trays of all its packagings. */
interface VarietyTrays {
  readonly varietyId: string;
  readonly name: string;
  readonly trays: number;
}

/** Trays by variety, the most first. */
export function varietyTrays(rows: readonly TrayDemandRow[]): VarietyTrays[] {
  const byId = new Map<string, VarietyTrays>();
  for (const { varietyId, varietyName, traysNeeded } of rows) {
    if (varietyId === null || traysNeeded === 0) continue;
    const sofar = byId.get(varietyId)?.trays ?? 0;
    byId.set(varietyId, { varietyId, name: varietyName, trays: sofar + traysNeeded });
  }
  return [...byId.values()].sort((a, b) => b.trays - a.trays || compareTexts(a.name, b.name));
}

import { formatSentence } from '#ui/format.ts';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { gramsPerTrayNote } from '#domain/costing/seed-per-tray.ts';
import { selectSeedVault } from '#state/selectors/seeds.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';

const MAX_NAMED = 3;

/** Says whose seed cannot be counted in trays, and what to add so that it can. */
export function SeedNotes() {
  const today = useToday();
  const rows = useFarm((farm) => selectSeedVault(farm, today));
  const unknown = rows.filter(isWithoutDensity);
  if (unknown.length === 0) return null;
  const rest = unknown.length - MAX_NAMED;
  return (
    <NoticeStrip tone="amber" word="Seed density">
      {unknown.slice(0, MAX_NAMED).map(({ variety }) => (
        <span key={variety.id}>{formatSentence(gramsPerTrayNote(variety).text)} </span>
      ))}
      {rest > 0 && <span>{`And ${rest} more.`}</span>}
    </NoticeStrip>
  );
}

function isWithoutDensity({ gramsPerTray }: SeedVaultRow): boolean {
  return gramsPerTray === null;
}

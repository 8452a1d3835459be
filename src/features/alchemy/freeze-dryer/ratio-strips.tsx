import { formatHead, shownPerPound } from '#ui/format-weights.ts';
import { ratioSuggestion } from '#domain/alchemy/dry-loads/dry-ratio.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { formatAmount } from '#ui/format.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { SmallButton } from '#ui/kit/plain-parts.tsx';

/** What came out of the dryers lately where that is not what the plan counts with; one tap takes it over. */
export function RatioStrips() {
  const items = useFarm((farm) => farm.alchemy.items);
  const varieties = useFarm((farm) => farm.varieties);
  const loads = useFarm((farm) => farm.dryLoads);
  const carryOut = useCarryOut();
  const proposals = items.flatMap((item) => {
    const variety = varieties.find(({ id }) => id === item.varietyId);
    return variety === undefined ? [] : (ratioSuggestion(item, variety, loads ?? []) ?? []);
  });
  return proposals.map(({ item, variety, lines, isGrams, wasGrams, freshLb_to_fd_g: ratio }) => {
    const [grams, planned] = [isGrams, wasGrams].map(
      (each) => `${formatAmount(roundTo(shownPerPound(each), 1))} g`,
    );
    return (
      <NoticeStrip
        key={item.id}
        word={item.name}
        role="status"
        actions={
          <SmallButton
            onClick={() => {
              const payload = { id: variety.id, patch: { freshLb_to_fd_g: ratio } };
              carryOut({ type: 'UPDATE_VARIETY', payload }, `${variety.name} saved`);
            }}
          >
            Use {grams}
          </SmallButton>
        }
      >
        {`The last ${lines} loads yielded ${grams} per ${formatHead('pound')}. The plan uses ${planned}.`}
      </NoticeStrip>
    );
  });
}

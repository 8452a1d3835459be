import { useRemembered } from '#ui/page/use-remembered.ts';
import { createTeller } from '#domain/tell/create-teller.ts';
import { regionOfLanguage } from '#domain/tell/region-of-language.ts';
import { currencySign } from '#domain/tell/write-money.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { Anchor, Text } from '#ui/kit/plain-parts.tsx';

/** A day of November, so that no two numbers of it can be mixed up. */
const EXAMPLE_DAY = '2026-11-24';

const readLeft = (stored: string | null) => stored === 'true';

/** Asks a new farm once whether it writes as its country does. Nothing is kept before it answers. */
export function RegionLine() {
  const isChosen = useFarm(({ settings }) => settings.region !== undefined);
  const carryOut = useCarryOut();
  const [isLeft, setLeft] = useRemembered('mgm.regionLeft', readLeft, String);
  const region = regionOfLanguage(navigator.language);
  if (region === null || isChosen || isLeft) return null;
  const day = createTeller(region).day(EXAMPLE_DAY);
  return (
    <Text c="dimmed" mb="md">
      Weights in g and kg, money in {currencySign(region.currency)}, days like {day}?{' '}
      <Anchor
        component="button"
        type="button"
        onClick={() => carryOut({ type: 'UPDATE_SETTINGS', payload: { region } }, 'Settings saved')}
      >
        Use them
      </Anchor>
      {' · '}
      <Anchor component="button" type="button" onClick={() => setLeft(true)}>
        Keep ounces and dollars
      </Anchor>
    </Text>
  );
}

import { Link } from 'react-router';
import { useFarm } from '#state/react/use-farm.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Anchor } from '#ui/kit/plain-parts.tsx';

/** Without racks nothing limits what germinates and grows; the grower has to know. */
export function RacksHint() {
  if (useFarm((farm) => farm.capacity.racks.length > 0)) return null;
  return (
    <NoticeStrip
      word="No racks"
      actions={
        <Anchor component={Link} to={routePaths.trays}>
          Open Trays & Racks
        </Anchor>
      }
    >
      Configure racks under Operations → Trays & Racks to display utilization.
    </NoticeStrip>
  );
}

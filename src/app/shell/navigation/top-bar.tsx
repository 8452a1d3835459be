import { Link } from 'react-router';
import { useFarm } from '#state/react/use-farm.ts';
import { useFarmLogo } from '#state/react/use-paper-head.ts';
import { SproutMark } from '#ui/pictures/sprout-mark.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { productName } from './product.ts';
import brandClasses from './brand.module.css';
import { PaletteButton, PaletteIcon } from '../palette/palette-button.tsx';
import { LazyFarmMenu } from '../account/lazy-farm-menu.ts';
import { SessionButtons } from '../account/session-buttons.tsx';
import { StatusPill, SyncNoticesLink } from '../status/status-pill.tsx';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import classes from './top-bar.module.css';

export function TopBar() {
  const isDayOnly = useIsDayOnly();
  return (
    <div className={classes.bar}>
      <div className={classes.brand}>
        <Brand />
      </div>
      <div className={classes.search}>{!isDayOnly && <PaletteButton />}</div>
      <div className={classes.end}>
        <SyncNoticesLink />
        <StatusPill />
        <LazyFarmMenu />
        <SessionButtons />
      </div>
    </div>
  );
}

export function PhoneTopBar({
  titleRef,
}: {
  readonly titleRef: (slot: HTMLElement | null) => void;
}) {
  const isDayOnly = useIsDayOnly();
  return (
    <div className={classes.phoneBar} data-day-only={isDayOnly || undefined}>
      <BrandMark />
      <div ref={titleRef} className={classes.phoneTitle} />
      <SyncNoticesLink />
      <StatusPill short />
      {!isDayOnly && <PaletteIcon />}
    </div>
  );
}

function Brand() {
  const brand = useFarm((farm) => farm.settings.brand);
  const farmName = brand.farmName.trim();
  return (
    <Link to={routePaths.dashboard} className={brandClasses.brand}>
      <BrandMark />
      <span className={brandClasses.words}>
        <span className={brandClasses.title}>{brand.title.trim() || farmName || productName}</span>
        <span className={brandClasses.farm}>{farmName || 'No farm name yet'}</span>
      </span>
    </Link>
  );
}

/** The farm's own picture, else the sprout. */
function BrandMark() {
  const logo = useFarmLogo();
  if (logo !== null) return <img src={logo} alt="" className={brandClasses.logo} />;
  return <SproutMark className={brandClasses.mark ?? ''} />;
}

import { useMemo } from 'react';
import { Link } from 'react-router';
import { safeLogo } from '#domain/settings/logo.ts';
import { useFarm } from '#state/react/use-farm.ts';
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
  const { title, farmName } = useBrand();
  return (
    <Link to={routePaths.dashboard} className={brandClasses.brand}>
      <BrandMark />
      <span className={brandClasses.words}>
        <span className={brandClasses.title}>{title}</span>
        <span className={brandClasses.farm}>{farmName || 'No farm name yet'}</span>
      </span>
    </Link>
  );
}

/** The farm's own picture, else the sprout. */
function BrandMark() {
  const { logo } = useBrand();
  if (logo !== null) return <img src={logo} alt="" className={brandClasses.logo} />;
  return <SproutMark className={brandClasses.mark ?? ''} />;
}

/** How the farm calls itself; blank counts as not set. */
function useBrand() {
  const { title, farmName, appLogoDataUrl } = useFarm((farm) => farm.settings.brand);
  // What is shown is looked at once more: a farm may have come from anywhere.
  const logo = useMemo(() => safeLogo(appLogoDataUrl), [appLogoDataUrl]);
  return { title: title.trim() || farmName.trim() || productName, farmName: farmName.trim(), logo };
}

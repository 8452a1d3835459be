import { Brand, BrandMark } from './brand.tsx';
import { PaletteButton, PaletteIcon } from '../palette/palette-button.tsx';
import { LazyFarmMenu } from '../account/lazy-farm-menu.ts';
import { SessionButtons } from '../account/session-buttons.tsx';
import { StatusPill } from '../status/status-pill.tsx';
import { SyncNoticesLink } from '../status/sync-notices-link.tsx';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import classes from './top-bar.module.css';

/** Whose farm it is, a way to anywhere, and whether all is saved. */
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

/** The same on a phone, with the page's title in place of the farm's name. */
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

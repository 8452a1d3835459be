import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { isForHelperFace } from '../../routing/helper-screens.ts';
import { sectionOf, tabOf } from '../../routing/sections.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { routePaths } from '#ui/route-paths.ts';
import classes from './section-tabs.module.css';
import { useIsShown } from './use-is-shown.ts';

/** The tabs of the section on the screen; they stay under the top bar and scroll sideways on a phone. */
export function SectionTabs() {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const active = section && tabOf(section, pathname);
  const activeRef = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const tab = activeRef.current;
    return tab === null ? undefined : showWhole(tab);
  }, [active?.path]);

  const isDayOnly = useIsDayOnly();
  const isShown = useIsShown(section?.path === routePaths.catalog);
  const tabs =
    section?.tabs.filter(({ path }) => isShown(path) && (!isDayOnly || isForHelperFace(path))) ??
    [];
  if (section === undefined || tabs.length === 0) return null;
  return (
    <nav aria-label={`${section.label} sections`} className={classes.bar}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          ref={tab === active ? activeRef : null}
          to={tab.path}
          aria-current={tab === active ? 'page' : undefined}
          className={classes.tab}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls a tab into sight once the browser has laid the page out: to ask earlier is to lay it out twice. */
function showWhole(tab: HTMLElement): () => void {
  const watch = new IntersectionObserver(
    ([seen]) => {
      watch.disconnect();
      const isCut = seen !== undefined && seen.intersectionRatio < 1;
      if (isCut) tab.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
    { root: tab.parentElement },
  );
  watch.observe(tab);
  return () => watch.disconnect();
}

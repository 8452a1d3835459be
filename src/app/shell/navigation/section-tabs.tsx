import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { sectionOf, tabOf } from '../../routing/sections.ts';
import classes from './section-tabs.module.css';

/** The tabs of the section on the screen; they stay under the top bar and scroll sideways on a phone. */
export function SectionTabs() {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const active = section && tabOf(section, pathname);
  const activeRef = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [active?.path]);

  if (section === undefined || section.tabs.length === 0) return null;
  return (
    <nav aria-label={`${section.label} sections`} className={classes.bar}>
      {section.tabs.map((tab) => (
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

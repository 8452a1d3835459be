import { SoakGlyph } from '#ui/pictures/task-glyphs.tsx';
import classes from './planner.module.css';

/** A soak of a day or longer: what is soaked today is planted tomorrow. */
export function LongSoakBadge() {
  return (
    <span className={classes.flag} title="24-hour soak: plant the next day">
      <SoakGlyph size="0.875rem" aria-hidden />
      24hr
    </span>
  );
}

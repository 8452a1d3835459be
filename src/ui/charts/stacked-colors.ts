import type { BarPart } from './parts-bar.tsx';

const GROUND = 'var(--mgm-card)';

/** The gap before a part takes no more than this much of it, so that even thin ones are seen. */
const MAX_GAP_SHARE = 0.3;

/**
 * The colors of parts that stand on each other, as one CSS image: a year by variety would be
 * thousands of boxes. A gap before each further part is taken from that part, so that heights stay
 * true.
 */
export function stackedColors(parts: readonly BarPart[]): string | undefined {
  const shown = parts.filter(({ value }) => value > 0);
  const whole = shown.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return undefined;
  let below = 0;
  const stops = shown.flatMap(({ value, color }, index) => {
    const start = percent(below / whole);
    below += value;
    const end = percent(below / whole);
    if (index === 0) return [`${color} ${start} ${end}`];
    const gapEnd = `calc(${start} + min(2px, ${percent((value / whole) * MAX_GAP_SHARE)}))`;
    return [`${GROUND} ${start} ${gapEnd}`, `${color} ${gapEnd} ${end}`];
  });
  return `linear-gradient(to top, ${stops.join(', ')})`;
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}

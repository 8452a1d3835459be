const TICK_STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100];
const MAX_TICKS = 4;
/** Room before the first and after the last dot, as a share of the span. */
const MARGIN = 0.08;
const NARROWEST_SPAN = 1;
/** Dots nearer than this, in percent of the line, stand on each other. */
const DOT_WIDTH = 3.5;

/** Places weighed trays and their average on a line that reaches a little beyond them. */
export function sampleScale(samples: readonly number[], average: number) {
  const lowest = Math.min(...samples, average);
  const highest = Math.max(...samples, average);
  const span = Math.max(highest - lowest, NARROWEST_SPAN);
  const middle = (lowest + highest) / 2;
  const from = middle - span * (0.5 + MARGIN);
  const to = middle + span * (0.5 + MARGIN);
  const percent = (ounces: number) => ((ounces - from) / (to - from)) * 100;

  const dots: { ounces: number; percent: number; stacked: number }[] = [];
  for (const ounces of samples.toSorted((a, b) => a - b)) {
    const place = percent(ounces);
    const stacked = dots.filter((dot) => place - dot.percent < DOT_WIDTH).length;
    dots.push({ ounces, percent: place, stacked });
  }
  return { dots, ticks: ticksBetween(from, to, percent), averagePercent: percent(average) };
}

function ticksBetween(from: number, to: number, percent: (ounces: number) => number) {
  const step = TICK_STEPS.find((size) => (to - from) / size <= MAX_TICKS) ?? (to - from) / 2;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const ounces = (first + index) * step;
    return { ounces, percent: percent(ounces) };
  }).filter((tick) => tick.ounces >= 0 && tick.percent <= 97);
}

import { formatDollars } from '#ui/format.ts';

/** A change of cost with its sign: `+$1.20`, `-$0.40`, `$0.00`; a dash where there is nothing before it. */
export function costChangeLabel(delta: number | null): string {
  if (delta === null) return '—';
  const amount = formatDollars(delta);
  return delta > 0 && /[1-9]/.test(amount) ? `+${amount}` : amount;
}

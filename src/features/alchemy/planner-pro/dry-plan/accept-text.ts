import { formatCount } from '#ui/format.ts';
import type { AcceptedPlan } from './accept-dry-plan.ts';

/** What putting a plan to work changes of the loads that are planned already: "2 loads new, 1 changed, 1 dropped." */
export function acceptText({ added, changed, dropped }: AcceptedPlan): string {
  const parts = [
    [added, 'new'],
    [changed, 'changed'],
    [dropped, 'dropped'],
  ] as const;
  const [first, ...others] = parts.filter(([count]) => count > 0);
  if (first === undefined) return 'This plan is in use.';
  const [count, word] = first;
  const more = others.map(([number, what]) => `, ${number} ${what}`).join('');
  return `Use this plan: ${formatCount(count, 'load')} ${word}${more}.`;
}

import { formatCount } from '#ui/format.ts';

/** What came of a sheet that was typed down: "2 harvests done, 3 weighed". */
export function sheetText(cut: number, weighed: number): string {
  if (cut === 0) return `${formatCount(weighed, 'harvest')} weighed`;
  const done = `${formatCount(cut, 'harvest')} done`;
  return weighed === 0 ? done : `${done}, ${weighed} weighed`;
}

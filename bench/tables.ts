import type { DryPlanResult } from './jobs/dry-plans.ts';
import { isWithin, type Bound, type Goal } from './goals.ts';
import type { FirstLoads } from './jobs/first-load.ts';
import type { LoadsResult } from './jobs/loads.ts';
import type { MemoryResult } from './jobs/memory.ts';
import type { OpensResult } from './jobs/opens.ts';
import type { SavesResult } from './jobs/saves.ts';
import type { ServiceResult } from './jobs/service.ts';
import { type ScreenFigures, type ScreensResult, LIMIT_MS } from './jobs/screens.ts';
import { type JobResult, median } from './rounds.ts';

/** Contenders side by side. */
export function jobTable({ job, rounds, verdict, contenders, ...judged }: JobResult): string {
  const rows = contenders.map(({ name, kind, median, min, max, ratioToOurs }) => [
    name,
    kind,
    ...[median, min, max, ratioToOurs].map((value) => value.toFixed(2)),
  ]);
  const measured = table(
    `${job} (${rounds} rounds, ${verdict}${limitWords(judged.isWithin)})`,
    ['', '', 'median ms', 'min', 'max', '/ ours'],
    rows,
  );
  return judged.goals.length === 0 ? measured : `${measured}\n\n${goalsTable(judged.goals)}`;
}

function limitWords(within: boolean | undefined): string {
  if (within === undefined) return '';
  return within ? ', within its limit' : ', OVER ITS LIMIT';
}

/** Every action on every screen, and what the import and the first look at a page cost. */
export function screensTables({ job, imported, shifts, figures, goals }: ScreensResult): string {
  const moved = shifts.map(({ path, score }) => `${path} ${score.toFixed(4)}`).join(', ');
  return [
    ...figures.flatMap((measured) => [
      actionsTable(job, measured),
      goalsTable(measured.goals),
      goalsReached(measured.goals),
    ]),
    `Import: ${imported.ms.toFixed(0)} ms, longest block ${imported.longestBlock.toFixed(0)} ms.`,
    `Moved by itself after the first frame: ${moved}.`,
    goalsTable(goals),
  ].join('\n\n');
}

function actionsTable(job: string, measured: ScreenFigures): string {
  const { slowedDown, rounds, verdict, emptyUpdate } = measured;
  const speed = slowedDown === 1 ? '' : `, slowed down ${slowedDown} times`;
  const rows = measured.actions.map((figures) => [
    figures.action,
    ...[figures.median, figures.min, figures.max].map((value) => value.toFixed(0)),
    figures.ofLimit.toFixed(2),
    figures.ofEmptyUpdate.toFixed(1),
    figures.work.toFixed(0),
    figures.longestBlock.toFixed(0),
    figures.longestPiece.toFixed(0),
  ]);
  return table(
    `${job}${speed} (${rounds} rounds, ${verdict}; an empty update takes ${emptyUpdate.toFixed(0)} ms)`,
    [
      '',
      'median ms',
      'min',
      'max',
      `/ ${LIMIT_MS} ms`,
      '/ empty update',
      'work ms',
      'longest block ms',
      'longest piece ms',
    ],
    rows,
  );
}

/** Goals, each with its figure and whether it is reached. */
export function goalsTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ name, value, low, high, bound, verdict }) => [
    name,
    ...[value, low, high].map((figure) => figure.toFixed(digitsOf(bound))),
    boundWords(bound),
    verdict,
  ]);
  return table('goals', ['', 'median', 'min', 'max', 'goal', ''], rows);
}

function boundWords(bound: Bound): string {
  return 'most' in bound ? `≤ ${bound.most}` : `≥ ${bound.least}`;
}

/** A hundredth is told in more digits than a hundred milliseconds. */
function digitsOf(bound: Bound): number {
  return 'most' in bound && bound.most < 0.1 ? 4 : 2;
}

/** How many of the goals are reached. */
function goalsReached(goals: readonly Goal[]): string {
  const reached = goals.filter(({ value, bound }) => isWithin(value, bound));
  return `Medians within their goal: ${reached.length} of ${goals.length}.`;
}

/** First visits on a slow network, beside the least that a page can be. */
export function loadsTable({ loads, goals }: LoadsResult): string {
  const rows = loads.map(({ name, visits }) => [
    name,
    ...[
      visits.map(({ ms }) => ms),
      visits.map(({ requests }) => requests),
      visits.map(({ kilobytes }) => kilobytes),
    ].map((values) => median(values).toFixed(0)),
  ]);
  const title = 'first visits: 412 px, slowed down 4 times, slow 4G';
  return [table(title, ['', 'content ms', 'requests', 'kB'], rows), goalsTable(goals)].join('\n\n');
}

/** How long a save takes to the disk. */
export function savesTable({ job, megabytes, goals }: SavesResult): string {
  return `${job}, ${megabytes} MB\n\n${goalsTable(goals)}`;
}

/** How long a large farm takes to be on the screen. */
export function opensTable({ job, goals }: OpensResult): string {
  return `${job}\n\n${goalsTable(goals)}`;
}

/** What the page still holds of a day's actions. */
export function memoryTable({ job, before, after, later, goals }: MemoryResult): string {
  const kinds = [
    ['in all, by V8', 'all'],
    ['objects, lists and texts of the page', 'page'],
    ['code and notes of V8', 'code'],
    ['elements, styles and notes of Chromium', 'browser'],
  ] as const;
  const held = kinds.map(([whose, kind]) => [
    whose,
    before[kind].toFixed(2),
    after[kind].toFixed(2),
    later[kind].toFixed(2),
  ]);
  return [
    table(job, ['MB', 'before', 'after', 'after as many more'], held),
    goalsTable(goals),
  ].join('\n\n');
}

/** What the service costs, beside the least that Fastify and SQLite can do. */
export function serviceTable({ figures, goals }: ServiceResult): string {
  return [table('service on SQLite', ['', 'ours'], figures), goalsTable(goals)].join('\n\n');
}

/** What has to be loaded before a screen can be drawn. */
export function firstLoadTable({ loads, goals }: FirstLoads): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const weighed = table(
    'first load, gzip',
    ['', 'script kB', 'style kB', 'files'],
    loads.map(({ screen, script, style, files }) => [
      screen,
      kilobytes(script),
      kilobytes(style),
      String(files),
    ]),
  );
  return `${weighed}\n\n${goalsTable(goals)}`;
}

/** Plans of real machines beside those of a solver; all but the counts and seconds are ratios of points. */
export function dryPlansTable(results: readonly DryPlanResult[]): string {
  return table(
    'dryer plans of real machines (varieties/days/dryers)',
    [
      '',
      'seeds',
      'solved by HiGHS',
      'proved',
      'worse than proved',
      'ours / HiGHS',
      'worst',
      'ours / bound',
      'worst',
      'HiGHS s',
    ],
    results.map((row) => [
      row.family,
      ...[row.seeds, row.solved, row.proved, row.beatenOnProved].map(String),
      ...[row.ofHighs, row.worstOfHighs, row.ofBound, row.worstOfBound].map((ratio) =>
        ratio.toFixed(3),
      ),
      row.highsSeconds.toFixed(0),
    ]),
  );
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, '', line(heads), line(heads.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}

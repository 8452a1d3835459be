import type { Page } from '@playwright/test';

/** What a cell stands for: a word it begins with, a number however it is rounded, or nothing: a dash. */
export type Told = string | number | null | undefined;

/** The texts of the rows of a table, without its head, foot and group lines. */
export function cellsOf(page: Page, name: string): Promise<string[][]> {
  const body = page.getByRole('table', { name, exact: true }).locator('tbody tr');
  return body.evaluateAll((lines) =>
    lines
      .filter((line) => line.querySelector('[data-group], [scope=rowgroup]') === null)
      .map((line) =>
        [...line.querySelectorAll('td, th')].map((cell) => (cell as HTMLElement).innerText),
      ),
  );
}

/** What keeps a cell from being read as a number: the words of a mark, for those who do not see it. */
const MARK = /^[^]*?(?:Cost incomplete|incomplete costs):\s*/;

/** What a report says and a table does not, and the other way round; in whatever order rows stand. */
export function differences(
  shown: readonly (readonly string[])[],
  wanted: readonly (readonly Told[])[],
): string[] {
  const left = [...shown];
  const missing = wanted.filter((row) => {
    const at = left.findIndex((cells) =>
      row.every((value, index) => tells(cells[index] ?? '', value)),
    );
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((row) => `not shown: ${JSON.stringify(row)}`),
    ...left.map((cells) => `only shown: ${JSON.stringify(cells)}`),
  ];
}

function tells(cell: string, value: Told): boolean {
  const text = cell.replace(MARK, '').trim();
  if (value === null || value === undefined) return text === '—' || text === '';
  if (typeof value === 'string') return value === '' ? text === '' : text.startsWith(value);
  const [figure] = /[-−+]?\$?[\d,]+(\.\d+)?/.exec(text) ?? [];
  if (figure === undefined) return false;
  const decimals = figure.split('.')[1]?.length ?? 2;
  const number = Number(figure.replace('−', '-').replaceAll(/[$,+]/g, ''));
  return Math.abs(number - value) <= 0.5 * 10 ** -decimals + 1e-9;
}

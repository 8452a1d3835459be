import { expect, test } from 'vitest';
import { productTexts } from '#tests/support/source/product-texts.ts';
import { readSourceTree } from '#tests/support/source/source-tree.ts';

/** A number that is joined with an ounce, a pound or a dollar, whatever the farm's weights and money are. */
const JOINED = /(?:\{\}|\b\d+) ?(?:oz|lb)\b|\$(?:\{\}|\d)/;

/** What writes for a farm, or has its unit from elsewhere: `domain/tell`, labels of both units, files and `mgm check`. */
const WRITERS =
  /^src\/domain\/(?:tell|trace\/labels|import|calendar-events)\/|^src\/ui\/format(?:-weights)?\.ts$/;

const NO_SCREEN = /\.(?:test|contract)\.|^src\/state\/new-farms\//;

/** Texts of `mgm`, texts that are stored as they are, patterns that read what was typed, and examples with units of their own. */
const AS_THEY_ARE = new Map<string, number>([
  ['src/domain/answers/availability/availability-question.ts', 1],
  ['src/domain/costing/package-content.ts', 1],
  ['src/domain/harvests/take-yield.ts', 1],
  ['src/domain/planning/cycle-tasks.ts', 1],
  ['src/domain/catalog/varieties/variety.ts', 1],
  ['src/features/catalog/inventory/import-materials.tsx', 4],
  ['src/features/ops/orders/availability/availability-draft.ts', 1],
]);

function joinedTexts(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of readSourceTree()) {
    if (!file.path.startsWith('src/') || NO_SCREEN.test(file.path)) continue;
    if (WRITERS.test(file.path)) continue;
    const found = productTexts(file).filter(({ text }) => JOINED.test(text)).length;
    if (found > 0) counts.set(file.path, found);
  }
  return counts;
}

test('no text joins a number and a unit that the farm may write otherwise', () => {
  expect(Object.fromEntries(joinedTexts())).toEqual(Object.fromEntries(AS_THEY_ARE));
});

/** What writes numbers and days whoever reads, where the farm may write them otherwise. */
const FOR_NOBODY =
  /\.to(?:Fixed|Locale\w*String)\(|\bIntl\.(?:Number|DateTime)Format\b|\b(?:dayLabel|titleDayLabel|shortDayLabel|dateLabel|monthDayLabel|writeUsDay|writeHour|writeTime|writeDigits)\(/;

/** A step of a field is cut before it is shown, and digits get the marks of the farm after they are found. */
const BEFORE_IT_IS_SHOWN = ['src/ui/fields/number-field.tsx', 'src/ui/fields/write-number.ts'];

test('no screen writes a number or a day other than by the teller of the farm', () => {
  const found = readSourceTree().filter(
    ({ path, text }) =>
      /^src\/(?:app|features|ui)\//.test(path) && !NO_SCREEN.test(path) && FOR_NOBODY.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(BEFORE_IT_IS_SHOWN);
});

test.each([
  ['const a = `${n} oz left`;', true],
  ['const a = <b>{n} lb</b>;', true],
  ['const a = `$${n} a tray`;', true],
  ['const a = say`${ounces(n)} left`;', false],
  ['const a = `${n} trays`;', false],
])('%s is found: %s', (text, isFound) => {
  const texts = productTexts({ path: 'a.tsx', text });
  expect(texts.some((one) => JOINED.test(one.text))).toBe(isFound);
});

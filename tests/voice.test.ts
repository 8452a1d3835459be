import { expect, test } from 'vitest';
import { productTexts, type ProductText } from '#tests/support/source/product-texts.ts';
import { readSourceTree } from '#tests/support/source/source-tree.ts';

/** Words and marks that no text of the product has, each with what to write. */
const REFUSED: readonly (readonly [wrong: RegExp, write: string])[] = [
  [/\bstanding (?:orders?|rule|pro)\b|^standing\b/i, 'recurring order'],
  [/\brhythms?\b/i, 'repeats'],
  [/^(?:Once|Single)$/, 'One-time'],
  [/\boccurrences?\b/i, 'delivery'],
  [/\bagree(?:d|ments?)\b/i, 'delivery change'],
  [/\blacks?\b|\btoo little\b|\} missing\b/i, 'short'],
  [/\bproposals?\b|\bway out\b|\bcures?\b/i, 'suggestion'],
  [/\bleft over\b|\bfrom what is left\b/i, 'leftover'],
  [/\bcarried in\b|\btaken over\b/i, 'carry'],
  [/\bcut fresh\b|\bto cut\b|\bcutting\b/i, 'harvest'],
  [/\b(?:un)?tick(?:s|ed|ing)?\b/i, 'mark done'],
  [/\bregenerat|\breplan(?:s|ned)?\b|\bplan(?:s|ned)?(?: \S+){0,3} again\b/i, 'rebuild tasks'],
  [/\bown buffers?\b|\bharvest buffers?\b(?! days)/i, 'buffer, variety buffer'],
  [/\bloose\b/i, 'bulk'],
  [/\bpacks of\b|\bpack sizes?\b/i, 'package'],
  [/\brooms?\b/i, 'space'],
  [/\bfixed rule\b/i, 'simple rule'],
  [/\bpoints\b/i, 'score'],
  [/\bweighings?\b/i, 'harvest weight'],
  [/\bbookings?\b|\bbook seed\b|\btransactions?\b/i, 'seed entry'],
  [/\bnot the whole cost\b/i, 'cost incomplete'],
  [/\bwished\b/i, 'target margin'],
  [/\bin step\b/i, 'in sync'],
  [/\brolling cop|\bset aside\b/i, 'automatic backup'],
  [/\b(?:takes?|taken|took|brings?|brought|puts?)(?: \S+)? back\b/i, 'undo, restore'],
  [/\bmessages?\b/i, 'notification'],
  [/\bwhoever\b|\boperators?\b/i, 'server admin'],
  [/\bopen codes?\b/i, 'open invite'],
  [/\bsomebody\b|\bnewcomers?\b/i, 'someone, member'],
  [/\beverybody\b/i, 'everyone'],
  [/\bany more\b/i, 'anymore'],
  [/(?:\}|trays?|orders?|deliver\w*) in time\b/i, 'on time'],
  [/\bfor ever\b/i, 'forever'],
  [/\b(?:colour|grey|litre|metre|licence|labour)|recognis|organis/i, 'US spelling'],
  [/\bof this name\b|\bno such variety\b|\bno variety found\b/i, 'No matches'],
  [/[+−]\{\} (?:more|fewer|less)\b/, '{} more, {} fewer'],
  [/[\d}] %/, 'no space before %'],
  [
    /(?:\b(?:oz|lb|kg|trays?|ounces?|pounds?|loads?|packages?|planned|needed)|[\d}]) an? (?:tray|day|week|month|load|pound|cycle)\b/i,
    'per tray, per day',
  ],
  [/[a-z]'[a-z]/i, 'a curly apostrophe'],
  [/"/, 'curly quotes'],
];

const LONGEST_SENTENCE = 30;

/** Texts that keep their words, with where those are laid down. */
const KEPT: readonly (readonly [text: string, from: string])[] = [
  ['Variety "{}" missing avgYieldOzPerTray; skipping content costs.', 'COST-41'],
  ['Soil material "{}" is missing an average per-tray amount.', 'COST-44'],
  ['Soil unit "{}" not recognised.', 'COST-45'],
  ['undo redo history messages', 'words by which the palette finds the notifications'],
  ['Pack sizes (oz)', 'the column of files that farms have exported'],
  ['Pack size', 'MAT-O3'],
  ['Unit of pack size', 'MAT-O3'],
  ['+{} more…', 'MPLAN-11'],
  ['+{} more…, {}', 'MPLAN-11'],
  ['Occurrences', 'TASK-113'],
  ['Last in step on {}.', 'the page on invoices'],
  ['Taken back', 'what came back of a recall, on paper'],
  ['{}: {} left over, {} {}', 'what limits an answer: surplus'],
  ["'{}' takes its seed from a variety that takes another's.", 'mgm check: seed of seed'],
  [
    'Action {}: its moment must be like {"today": "2026-11-20", "now": 1795196280000}.',
    'JSON, as it has to be written',
  ],
];

/** The words by which the palette finds a screen, also those that the product does not use. */
const SEARCH_WORDS = 'src/app/shell/palette/screen-text.ts';

const TEXTS = readSourceTree()
  .filter(({ path }) => /^(?:src|server|cli)\//.test(path) && !/\.(?:test|contract)\./.test(path))
  .filter(({ path }) => path !== SEARCH_WORDS)
  .flatMap(productTexts)
  .filter(isProse);

test('no text of the product has a word of another voice', () => {
  const kept = new Set(KEPT.map(([text]) => text));
  expect(TEXTS.length).toBeGreaterThan(3000);
  const wrong = TEXTS.filter(({ text }) => !kept.has(text));
  expect(wrong.flatMap(faultsOf)).toEqual([]);
});

test('every text that keeps its words is there', () => {
  const said = new Set(TEXTS.map(({ text }) => text));
  expect(KEPT.filter(([text]) => !said.has(text))).toEqual([]);
});

test.for([
  ['recurring order', "const a = 'Add a standing order';"],
  ['anymore', 'const a = `${name} is not in this farm any more.`;'],
  ['everyone', 'const a = <p>\n  The search is for\n  everybody.\n</p>;'],
  ['server admin', "const a = 'Ask whoever ' + 'runs the server';"],
  ['leftover', 'const a = <Card title={`${n} oz left over`} />;'],
  ['no space before %', 'const a = `A buffer of ${percent} %`;'],
  ['per tray, per day', 'const a = <Text>{oz} oz a tray</Text>;'],
  ['{} more, {} fewer', 'const a = `+${n} more`;'],
  ['a curly apostrophe', 'const a = "The farm\'s logo";'],
  ['curly quotes', 'const a = \'Type "yes" to confirm\';'],
  ['a sentence of at most 30 words', `const a = 'The ${'very '.repeat(30)}long one.';`],
] as const)('a text that has to say %s is refused', ([write, text]) => {
  const texts = productTexts({ path: 'planted.tsx', text }).filter(isProse);
  expect(texts.flatMap(faultsOf)).toEqual([expect.stringContaining(`write ${write}`)]);
});

test('code, types, imports, keys and spellings that are read are no texts of the product', () => {
  const text = `
    import { tick } from './any more.ts';
    type Kind = 'Any more';
    const a = { 'any more': kind === 'message' ? 'room' : '[data-tick] input' };
    const b = { aliases: ['loose weight'] };
    const c = <Row key="standing row" />;
  `;
  expect(productTexts({ path: 'planted.tsx', text }).filter(isProse)).toEqual([]);
});

/** What is wrong with a text, each fault in one line. */
function faultsOf({ path, line, text }: ProductText): readonly string[] {
  const faults = REFUSED.filter(([wrong]) => wrong.test(text)).map(([, write]) => write);
  const sentences = text.split(/(?<=[.?!:])\s+/);
  if (sentences.some((sentence) => sentence.split(' ').length > LONGEST_SENTENCE))
    faults.push(`a sentence of at most ${LONGEST_SENTENCE} words`);
  return faults.map((write) => `${path}:${line}: write ${write}: ${text}`);
}

/** Whether a text is read by people: no code word, selector, style, statement of a database or markup. */
function isProse({ text }: ProductText): boolean {
  if (!/ |^[A-Z]/.test(text) || /^[A-Z\d_]+$/.test(text)) return false;
  return !/^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|DO|WITH) |[[<=]|; \w+:|sans-serif/.test(
    text,
  );
}

import type { Plugin } from 'vite';

/** By the functions of a description: which argument says in words what the next one does. */
const WORDS_AT: Readonly<Record<string, number>> = {
  refined: 1,
  leftOutWhenEmpty: 1,
  workedOut: 0,
  dayOr: 1,
  onlyWhere: 3,
};

/** As much of a syntax tree as is read here. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Leaves the words of the data page out of the app: they describe a rule, and nothing on a device reads them. */
export function schemaWords(): Plugin {
  return {
    name: 'mgm-schema-words',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/state\/schema\/[\w-]+\.ts$/ },
      handler(code) {
        return { code: withoutWords(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The same script with '' for each text that only describes a rule. */
export function withoutWords(code: string, tree: object): string {
  const words = wordsIn(tree).toSorted((one, other) => other.start - one.start);
  return words.reduce(
    (text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`,
    code,
  );
}

function wordsIn(part: unknown): readonly Part[] {
  if (Array.isArray(part)) return part.flatMap(wordsIn);
  if (typeof part !== 'object' || part === null) return [];
  const { callee, arguments: given } = part as {
    callee?: { name?: string; property?: { name?: string } };
    arguments?: readonly (Part & { value?: unknown })[];
  };
  const at = WORDS_AT[callee?.name ?? callee?.property?.name ?? ''];
  const word = at === undefined ? undefined : given?.[at];
  const inside = Object.values(part).flatMap(wordsIn);
  const isText = word?.type === 'TemplateLiteral' || typeof word?.value === 'string';
  return isText ? [word, ...inside] : inside;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that keeps the server from starting. Its message is a sentence for the server admin. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** One of two words; the first one where the variable is unset or empty. */
export function readEither<Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, Word],
): Word {
  const text = environment[name] || words[0];
  const word = words.find((known) => known === text);
  if (word !== undefined) return word;
  throw new SettingError(`${name} must be ${words.join(' or ')}, not “${text}”.`);
}

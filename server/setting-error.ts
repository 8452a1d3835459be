/** The variables that a program is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that the server cannot start with; its message is a sentence for the person who set it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

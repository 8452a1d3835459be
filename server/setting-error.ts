export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that keeps the server from starting. Its message is a sentence for the server admin. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

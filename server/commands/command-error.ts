/** A command that can't run. Its message is a sentence for the user. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 2 for a command that was written wrongly, 1 for one that fails. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

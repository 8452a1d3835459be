/** Why a row cannot be imported, as a sentence that names the column and its value. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}

/** The result, or the problem that it ran into; anything else that goes wrong is thrown on. */
export function tryImport<T>(read: () => T): T | ImportProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof ImportProblem) return error;
    throw error;
  }
}

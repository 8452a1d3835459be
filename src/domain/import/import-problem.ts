/** Why a row cannot be imported, as a sentence that names the column and its value. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}

/** Returns the result or the import problem. Other errors are rethrown. */
export function tryImport<T>(read: () => T): T | ImportProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof ImportProblem) return error;
    throw error;
  }
}

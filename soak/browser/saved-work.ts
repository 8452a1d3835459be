import type { FarmDocument } from '#state/document/farm-document.ts';

type Check = (farm: FarmDocument) => boolean;

interface Work {
  /** How it was before the last change. */
  readonly before: Check;
  readonly after: Check;
  readonly isSaved: boolean;
}

/**
 * What a device owes its grower. Work that the page has called saved must be there; work that it was still
 * at may be there or not, but nothing in between.
 */
export class SavedWork {
  readonly #work = new Map<string, Work>();

  /** A change is about to be made. */
  begin(what: string, after: Check): void {
    const before = this.#work.get(what)?.after ?? (() => true);
    this.#work.set(what, { before, after, isSaved: false });
  }

  /** The page has said that the change is saved. */
  saved(what: string): void {
    const work = this.#work.get(what);
    if (work !== undefined) this.#work.set(what, { ...work, isSaved: true });
  }

  /** The page has said that nothing waits any more. */
  allSaved(): void {
    for (const what of this.#work.keys()) this.saved(what);
  }

  /** Changes that the page has called saved. */
  get size(): number {
    return [...this.#work.values()].filter(({ isSaved }) => isSaved).length;
  }

  /** What should be in a farm that was found later, and is not. From then on what it holds is owed. */
  missingIn(farm: FarmDocument): string[] {
    const missing: string[] = [];
    for (const [what, { before, after, isSaved }] of this.#work) {
      if (after(farm)) this.saved(what);
      else if (isSaved || !before(farm)) missing.push(what);
      else this.#work.set(what, { before, after: before, isSaved: false });
    }
    return missing;
  }
}

const KEY = 'mgm.farm';
/** Stands for the device's own farm, or that of its account. */
const OWN = '';

/**
 * The farm of several people that this tab shows; null = the device's own, or that of its account.
 *
 * A tab stays in its farm, whatever is chosen elsewhere; a new tab opens the farm that was chosen last.
 */
export function chosenFarm(): string | null {
  try {
    const own = sessionStorage.getItem(KEY);
    const chosen = own ?? localStorage.getItem(KEY) ?? OWN;
    if (own === null && chosen !== OWN) sessionStorage.setItem(KEY, chosen);
    return chosen === OWN ? null : chosen;
  } catch {
    return null;
  }
}

/** Makes it the farm of this tab and of those to come. */
export function chooseFarm(farmId: string | null): void {
  try {
    sessionStorage.setItem(KEY, farmId ?? OWN);
    if (farmId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, farmId);
  } catch {
    // Where nothing is kept there are no keys either.
  }
}

import { attempt } from '../attempt.ts';

const KEY = 'mgm.farm';
/** Stands for the device's own farm, or that of its account. */
const OWN = '';

/** The shared farm of this tab, or null. A tab stays in it; a new one opens the last chosen. */
export function chosenFarm(): string | null {
  return attempt(() => {
    const own = sessionStorage.getItem(KEY);
    const chosen = own ?? localStorage.getItem(KEY) ?? OWN;
    if (own === null && chosen !== OWN) sessionStorage.setItem(KEY, chosen);
    return chosen === OWN ? null : chosen;
  });
}

/** Leads nobody to a farm that is gone: this tab, or a new one, shows the device's own instead. */
export function unchooseFarm(farmId: string): void {
  attempt(() => {
    if (sessionStorage.getItem(KEY) === farmId) sessionStorage.setItem(KEY, OWN);
    if (localStorage.getItem(KEY) === farmId) localStorage.removeItem(KEY);
  });
}

/** Makes it the farm of this tab and of those to come. */
export function chooseFarm(farmId: string | null): void {
  attempt(() => {
    sessionStorage.setItem(KEY, farmId ?? OWN);
    if (farmId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, farmId);
  });
}

/** Shows a farm in this tab, from the first screen on. */
export function goToFarm(farmId: string | null, path = '/'): void {
  chooseFarm(farmId);
  location.assign(path);
}

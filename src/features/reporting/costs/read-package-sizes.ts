import type { RememberedPackage } from '#domain/costing/package-choices.ts';
import type { RememberedPackages } from '#domain/reports/production-costs.ts';

/** What the device remembers of chosen packages; whatever is neither a size nor an id is forgotten. */
export function readPackageSizes(stored: string | null): RememberedPackages {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, RememberedPackage] =>
        isRemembered(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

function isRemembered(choice: unknown): choice is RememberedPackage {
  return typeof choice === 'string' || (typeof choice === 'number' && choice > 0);
}

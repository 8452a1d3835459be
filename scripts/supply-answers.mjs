/** Where packages come from; the lock leaves it out, and names any other place. */
const REGISTRY = 'https://registry.npmjs.org/';

/**
 * What `npm audit --json` found, in a sentence.
 *
 * @param {string} output
 * @returns {{ isFine: boolean, text: string }} Not fine either when the registry did not answer.
 */
export function auditAnswer(output) {
  const answer = parse(output);
  const counts = answer?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number') {
    const reason = answer?.message ?? 'no answer that could be read';
    return {
      isFine: false,
      text: `npm audit could not ask the registry (${reason}): whether packages have known holes was NOT checked.`,
    };
  }
  if (counts.total === 0) return { isFine: true, text: 'npm audit: no package has a known hole.' };
  const kinds = ['critical', 'high', 'moderate', 'low', 'info'].filter((kind) => counts[kind] > 0);
  const parts = kinds.map((kind) => `${counts[kind]} ${kind}`);
  const names = Object.keys(answer.vulnerabilities ?? {}).join(', ');
  return { isFine: false, text: `npm audit: ${parts.join(', ')} (${names}).` };
}

/**
 * Packages of a lock that come from elsewhere than the npm registry, or whose content it does not pin.
 *
 * @param {{ packages: Record<string, { resolved?: string, integrity?: string, link?: boolean }> }} lock
 * @returns {string[]}
 */
export function foreignPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(([, { resolved = REGISTRY, integrity }]) => {
      return !resolved.startsWith(REGISTRY) || !integrity;
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

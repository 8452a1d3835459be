const SLOW = new URL('slow-sqlite.mjs', import.meta.url).href;

/** Hands out the slow database to everybody but itself. */
export function resolve(specifier, context, next) {
  const isMeant = specifier === '@photostructure/sqlite' && context.parentURL !== SLOW;
  return isMeant ? { url: SLOW, format: 'module', shortCircuit: true } : next(specifier, context);
}

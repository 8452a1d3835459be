/** On iPhones and iPads every browser is Safari inside. */
const SAFARI_INSIDE = /iPhone|iPad|iPod|CriOS\/|FxiOS\/|EdgiOS\//;
const SAFARI = /Version\/[\d.]+ .*Safari\//;
const OTHERS = /Chrome\/|Chromium\/|Android/;

/** Whether a browser removes what a page keeps in it after a week without a visit, as Safari does. */
export function forgetsUnused(userAgent: string): boolean {
  return SAFARI_INSIDE.test(userAgent) || (SAFARI.test(userAgent) && !OTHERS.test(userAgent));
}

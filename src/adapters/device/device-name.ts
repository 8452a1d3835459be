/** Words of user agents, the more telling ones first. */
const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** What a grower would call a device: `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const named = (words: readonly (readonly [RegExp, string])[]) =>
    words.find(([mark]) => mark.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((word) => word !== undefined).join(' on ');
}

import { expect, test } from 'vitest';
import { resolveCssVariables } from './css-variables.ts';
import { theme } from './theme.ts';

/** Share of light, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)('the words of a main button can be read, %s', (scheme) => {
  // The resolver reads nothing of the theme.
  const variables = resolveCssVariables(theme as never)[scheme];
  const words = variables['--mgm-on-brand'] ?? '';
  expect(contrast(words, variables['--mgm-brand'] ?? '')).toBeGreaterThanOrEqual(4.5);
  const hovered = variables['--mantine-color-leaf-filled-hover'] ?? '';
  expect(contrast(words, hovered)).toBeGreaterThanOrEqual(4.5);
});

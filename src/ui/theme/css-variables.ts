import type { CSSVariablesResolver } from '@mantine/core';
import { darkTokens, lightTokens } from './tokens.ts';

/** Mantine's own names, pointed at ours; the same for both schemes. */
const mantineNames = {
  '--mantine-color-body': 'var(--mgm-page)',
  '--mantine-color-text': 'var(--mgm-text)',
  '--mantine-color-bright': 'var(--mgm-text)',
  '--mantine-color-dimmed': 'var(--mgm-text-2)',
  '--mantine-color-placeholder': 'var(--mgm-text-3)',
  '--mantine-color-anchor': 'var(--mgm-brand-text)',
  '--mantine-color-error': 'var(--mgm-bad-text)',
  '--mantine-color-default': 'var(--mgm-card)',
  '--mantine-color-default-hover': 'var(--mgm-hover)',
  '--mantine-color-default-color': 'var(--mgm-text)',
  '--mantine-color-default-border': 'var(--mgm-border-strong)',
  '--mantine-color-disabled': 'var(--mgm-hover)',
  '--mantine-color-disabled-color': 'var(--mgm-text-3)',
  '--mantine-color-disabled-border': 'var(--mgm-border)',
  '--mantine-primary-color-filled': 'var(--mgm-brand)',
  '--mantine-color-leaf-filled': 'var(--mgm-brand)',
  '--mantine-color-leaf-light': 'var(--mgm-brand-soft)',
  '--mantine-color-leaf-light-hover': 'var(--mgm-brand-soft)',
  '--mantine-color-leaf-light-color': 'var(--mgm-brand-text)',
  '--mantine-color-leaf-text': 'var(--mgm-brand-text)',
  '--mantine-color-yellow-light': 'var(--mgm-warn-ground)',
  '--mantine-color-yellow-light-hover': 'var(--mgm-warn-ground)',
  '--mantine-color-yellow-light-color': 'var(--mgm-warn-text)',
  '--mantine-color-yellow-text': 'var(--mgm-warn-text)',
  '--mantine-color-red-light': 'var(--mgm-bad-ground)',
  '--mantine-color-red-light-hover': 'var(--mgm-bad-ground)',
  '--mantine-color-red-light-color': 'var(--mgm-bad-text)',
  '--mantine-color-red-text': 'var(--mgm-bad-text)',
  '--mantine-color-gray-light': 'var(--mgm-sunken)',
  '--mantine-color-gray-light-hover': 'var(--mgm-hover)',
  '--mantine-color-gray-light-color': 'var(--mgm-text-2)',
  '--mantine-color-gray-text': 'var(--mgm-text-2)',
} as const;

/** Colors of both schemes as CSS variables, so that components never name a color of one scheme. */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...lightTokens,
    ...mantineNames,
    '--mantine-color-leaf-filled-hover': '#285c2e',
  },
  dark: {
    ...darkTokens,
    ...mantineNames,
    '--mantine-color-leaf-filled-hover': '#37713b',
  },
});

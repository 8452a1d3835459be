import type { CSSVariablesResolver } from '@mantine/core';

/** The colors of the product, each by day and by night. */
const TOKENS = {
  '--mgm-page': ['#faf9f6', '#171613'],
  '--mgm-card': ['#ffffff', '#1f1e1a'],
  '--mgm-sunken': ['#f5f3ee', '#1a1916'],
  '--mgm-hover': ['#f1efe9', '#282621'],
  '--mgm-border': ['#e8e5dd', '#302e29'],
  '--mgm-border-strong': ['#d5d1c6', '#454239'],
  '--mgm-border-input': ['#918c80', '#7d786c'],
  '--mgm-text': ['#24221d', '#edebe4'],
  '--mgm-text-2': ['#5f5b52', '#b3aea2'],
  '--mgm-text-3': ['#706b60', '#969185'],
  '--mgm-brand': ['#2f6b35', '#3f7d43'],
  '--mgm-on-brand': ['#ffffff', '#ffffff'],
  '--mgm-brand-text': ['#2c6332', '#96cb8d'],
  '--mgm-brand-soft': ['#edf4ea', '#212c20'],
  '--mgm-brand-mid': ['#5e9a5f', '#6fab6c'],
  '--mantine-color-leaf-filled-hover': ['#285c2e', '#37713b'],
  '--mgm-warn-text': ['#855000', '#e8b656'],
  '--mgm-warn-ground': ['#fcf4e3', '#2b2416'],
  '--mgm-warn-line': ['#eed7a6', '#4e3f1c'],
  '--mgm-bad-text': ['#ad2a20', '#f0938a'],
  '--mgm-bad-ground': ['#fcefed', '#311f1c'],
  '--mgm-bad-line': ['#f0cbc6', '#5a302b'],
  '--mgm-bad-solid': ['#c5382c', '#d95d51'],
  '--mgm-veil': ['rgba(36, 34, 29, 0.4)', 'rgba(0, 0, 0, 0.6)'],
  '--mgm-shadow-pop': [
    '0 1px 2px rgba(36, 34, 29, 0.06), 0 8px 24px rgba(36, 34, 29, 0.1)',
    '0 1px 2px rgba(0, 0, 0, 0.4), 0 8px 24px rgba(0, 0, 0, 0.45)',
  ],
  '--mgm-shadow-modal': [
    '0 2px 6px rgba(36, 34, 29, 0.08), 0 24px 64px rgba(36, 34, 29, 0.18)',
    '0 2px 6px rgba(0, 0, 0, 0.4), 0 24px 64px rgba(0, 0, 0, 0.55)',
  ],
  '--mgm-cost-seed': ['#2f6b35', '#6fab6c'],
  '--mgm-cost-soil': ['#a3875f', '#b59a72'],
  '--mgm-cost-overhead': ['#979284', '#7d786c'],
  '--mgm-cost-packaging': ['#5f88a3', '#7fa6c0'],
  '--mgm-rack-grow': ['#5e9a5f', '#6fab6c'],
  '--mgm-rack-germination': ['#7b97a9', '#7d99aa'],
  '--mgm-trays-clean': ['#5e9a5f', '#6fab6c'],
  '--mgm-trays-in-use': ['#979284', '#6f6a5f'],
  '--mgm-trays-dirty': ['#665f53', '#c2baa9'],
  '--mgm-variety-1': ['#a08c2c', '#c4ae4a'],
  '--mgm-variety-2': ['#5e9a5f', '#6fab6c'],
  '--mgm-variety-3': ['#a3568a', '#c77fb0'],
  '--mgm-variety-4': ['#2f807a', '#4aa39c'],
  '--mgm-variety-5': ['#7166a8', '#958bcb'],
  '--mgm-variety-6': ['#809a3c', '#a5bd62'],
  '--mgm-variety-7': ['#a8744a', '#c79468'],
  '--mgm-variety-8': ['#2b5f43', '#5a9a78'],
  '--mgm-variety-9': ['#5488ab', '#77a8c9'],
  '--mgm-variety-10': ['#8c3f58', '#bf7089'],
} as const;

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
  light: variablesOf(0),
  dark: variablesOf(1),
});

function variablesOf(scheme: 0 | 1): Record<string, string> {
  const own = Object.entries(TOKENS).map(([name, colors]) => [name, colors[scheme]]);
  return { ...Object.fromEntries(own), ...mantineNames };
}

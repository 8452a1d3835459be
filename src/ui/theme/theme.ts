import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { themeComponents } from './theme-components.ts';

declare module '@mantine/core' {
  interface MantineThemeSizesOverride {
    spacing: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>;
    radius: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', string>;
    fontSizes: Record<'xs' | 'note' | 'sm' | 'md' | 'lg' | 'xl', string>;
    lineHeights: Record<'xs' | 'note' | 'sm' | 'md' | 'lg' | 'xl', string>;
  }
}

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Ten shades of a color, from light to dark. */
function shades(ten: string): MantineColorsTuple {
  return ten.split(' ') as [...MantineColorsTuple];
}

/** The look of the whole product: scales and defaults of every component. Colors of a scheme are in `css-variables.ts`. */
export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  black: '#24221d',
  fontFamily: systemFont,
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem', xxl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '62.5rem' },
  fontSizes: {
    xs: '0.75rem',
    note: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.25rem',
    xl: '1.75rem',
  },
  lineHeights: { xs: '1.3333', note: '1.3846', sm: '1.4286', md: '1.5', lg: '1.3', xl: '1.2143' },
  headings: {
    fontFamily: systemFont,
    fontWeight: '600',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.2727' },
      h2: { fontSize: '1.125rem', lineHeight: '1.3333' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.3333' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4286' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.3846' },
      h6: { fontSize: '0.75rem', lineHeight: '1.3333' },
    },
  },
  shadows: {
    xs: 'none',
    sm: 'var(--mgm-shadow-pop)',
    md: 'var(--mgm-shadow-pop)',
    lg: 'var(--mgm-shadow-pop)',
    xl: 'var(--mgm-shadow-modal)',
  },
  colors: {
    leaf: shades('#edf4ea #dcead7 #bfdcb8 #96cb8d #6fab6c #5e9a5f #4a874d #3f7d43 #2f6b35 #204d27'),
    gray: shades('#faf9f6 #f5f3ee #e8e5dd #d5d1c6 #b9b4a8 #918c80 #706b60 #5f5b52 #3d3a33 #24221d'),
    dark: shades('#edebe4 #d6d3ca #b3aea2 #969185 #454239 #302e29 #282621 #1f1e1a #171613 #100f0d'),
    yellow: shades(
      '#fcf4e3 #eed7a6 #e8b656 #d7982f #cb861d #bf790c #a86800 #965c00 #855000 #5c3700',
    ),
    red: shades('#fcefed #f0cbc6 #f0938a #e57367 #d95d51 #cd4638 #c5382c #b93226 #ad2a20 #7c1d16'),
  },
  components: themeComponents,
});

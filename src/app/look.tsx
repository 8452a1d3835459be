import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { resolveCssVariables } from '#ui/theme/css-variables.ts';
import '#ui/theme/start-styles.ts';
import { theme } from '#ui/theme/theme.ts';

export function Look({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveCssVariables}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}

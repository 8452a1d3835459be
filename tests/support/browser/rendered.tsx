import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { resolveCssVariables } from '#ui/theme/css-variables.ts';
import { theme } from '#ui/theme/theme.ts';

/** Draws a part of the screen in the page of the test, with the look of the product and without motion. */
export function render(content: ReactNode): void {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} env="test">
      {content}
    </MantineProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
}

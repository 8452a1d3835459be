import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { FarmProvider } from '#state/farm-provider.tsx';
import type { FarmStore } from '#state/farm-store.ts';
import { ConfirmProvider } from '#ui/confirm.tsx';
import { resolveCssVariables } from '#ui/css-variables.ts';
import { latePart } from '#ui/late-part.tsx';
import '#ui/mantine-styles.ts';
import { theme } from '#ui/theme.ts';
import { UnlessErased } from './erased-farm/unless-erased.tsx';

const ToastHost = latePart(async () => (await import('#ui/toast-host.tsx')).ToastHost);

/** The look alone, for what is shown before there is a farm. */
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

/** Everything a screen needs around it. */
export function Providers(props: { readonly store: FarmStore; readonly children: ReactNode }) {
  return (
    <Look>
      <FarmProvider store={props.store}>
        <ToastHost />
        <ConfirmProvider>
          <UnlessErased>{props.children}</UnlessErased>
        </ConfirmProvider>
      </FarmProvider>
    </Look>
  );
}

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import type { FarmStore } from '#state/store/farm-store.ts';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { resolveCssVariables } from '#ui/theme/css-variables.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import '#ui/theme/mantine-styles.ts';
import { theme } from '#ui/theme/theme.ts';
import { PlanDiffProvider } from './shell/plan-diff/plan-diff-provider.tsx';
import { UnlessErased } from './erased-farm/unless-erased.tsx';

const ToastHost = lazyPart(async () => (await import('#ui/toasts/toast-host.tsx')).ToastHost);

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
        <PlanDiffProvider>
          <ToastHost />
          <ConfirmProvider>
            <UnlessErased>{props.children}</UnlessErased>
          </ConfirmProvider>
        </PlanDiffProvider>
      </FarmProvider>
    </Look>
  );
}

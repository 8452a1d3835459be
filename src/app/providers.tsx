import type { ReactNode } from 'react';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import type { FarmStore } from '#state/store/farm-store.ts';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import '#ui/theme/mantine-styles.ts';
import { PlanDiffProvider } from './shell/plan-diff/plan-diff-provider.tsx';
import { UnlessErased } from './erased-farm/unless-erased.tsx';

const ToastHost = lazyPart(async () => (await import('#ui/toasts/toast-host.tsx')).ToastHost);

/** Everything a screen needs around it, besides its look. */
export function Providers(props: { readonly store: FarmStore; readonly children: ReactNode }) {
  return (
    <FarmProvider store={props.store}>
      <PlanDiffProvider>
        <ToastHost />
        <ConfirmProvider>
          <UnlessErased>{props.children}</UnlessErased>
        </ConfirmProvider>
      </PlanDiffProvider>
    </FarmProvider>
  );
}

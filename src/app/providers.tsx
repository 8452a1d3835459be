import { type ReactNode, useState } from 'react';
import { ActionVoiceContext, FarmContext } from '#state/react/farm-context.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import '#ui/theme/mantine-styles.ts';
import { Container } from '@mantine/core';
import { useFarmState } from '#state/react/use-farm-state.ts';
import { routePaths } from '#ui/route-paths.ts';
import { Button, QuietText, Stack, Title } from '#ui/kit/plain-parts.tsx';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { ShowPlanDiffContext } from '#ui/plan-diff/show-plan-diff.ts';

const PlanDiffPanel = lazyDialog(
  async () => (await import('./shell/plan-diff/plan-diff-panel.tsx')).PlanDiffPanel,
);

const ToastHost = lazyPart(async () => (await import('#ui/toasts/toast-host.tsx')).ToastHost);

/** Everything a screen needs around it, besides its look. */
export function Providers(props: { readonly store: FarmStore; readonly children: ReactNode }) {
  return (
    <FarmContext value={props.store}>
      <ActionVoiceContext value={toast}>
        <PlanDiffProvider>
          <ToastHost />
          <ConfirmProvider>
            <UnlessErased>{props.children}</UnlessErased>
          </ConfirmProvider>
        </PlanDiffProvider>
      </ActionVoiceContext>
    </FarmContext>
  );
}

/**
 * The app, until everything was removed from this device. Then nothing of the farm is on the screen any
 * more; this page is part of the first code, since there may be no network to fetch it from.
 */
function UnlessErased({ children }: { readonly children: ReactNode }) {
  if (!useFarmState((farm) => farm.isErased)) return children;
  return (
    <Container component="main" size="xs" py="xxl">
      <Stack gap="lg">
        <Title order={1}>Removed from this device</Title>
        <QuietText size="md">
          Your farm is no longer in this browser. Backup files stay where you saved them. A farm in
          the cloud returns when you sign in.
        </QuietText>
        <Button onClick={() => window.location.assign(routePaths.start)}>Start again</Button>
      </Stack>
    </Container>
  );
}

/** Gives every screen, and every message, the one panel that lists what a change does to the plan. */
function PlanDiffProvider({ children }: { readonly children: ReactNode }) {
  const [diff, setDiff] = useState<PlanChange | null>(null);
  const [opened, setOpened] = useState(false);
  const [show] = useState(() => (wanted: PlanChange) => {
    setDiff(wanted);
    setOpened(true);
  });
  return (
    <ShowPlanDiffContext value={show}>
      {children}
      {diff !== null && (
        <PlanDiffPanel opened={opened} diff={diff} onClose={() => setOpened(false)} />
      )}
    </ShowPlanDiffContext>
  );
}

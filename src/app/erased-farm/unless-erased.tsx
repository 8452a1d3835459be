import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsErased } from '#state/react/use-device.ts';
import { routePaths } from '#ui/route-paths.ts';
import { Button } from '#ui/kit/button.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { Title } from '#ui/kit/title.tsx';

/**
 * The app, until everything was removed from this device. Then nothing of the farm is on the screen any
 * more; this page is part of the first code, since there may be no network to fetch it from.
 */
export function UnlessErased({ children }: { readonly children: ReactNode }) {
  if (!useIsErased()) return children;
  return (
    <Container component="main" size="xs" py="xxl">
      <Stack gap="lg">
        <Title order={1}>Removed from this device</Title>
        <Text size="md" c="dimmed">
          Nothing of your farm is left in this browser. Backup files that you saved are where you
          put them, and a farm in the cloud comes back when you sign in.
        </Text>
        <Button onClick={() => window.location.assign(routePaths.start)}>Start again</Button>
      </Stack>
    </Container>
  );
}

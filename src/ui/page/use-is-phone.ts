import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is a phone: no side navigation, dialogs over the whole screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}

import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is worked by fingers: what they tap is large, and menus are sheets. */
export function useIsTouch(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
}

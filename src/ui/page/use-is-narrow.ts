import { useMediaQuery } from '@mantine/hooks';

/** Whether tables must turn into cards: under 600 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false });
}

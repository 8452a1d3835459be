import { useMediaQuery } from '@mantine/hooks';
import { useIsPrinting } from './use-is-printing.ts';

/** Whether there is room for a table of seven columns and more; paper has it. */
export function useFitsWideTable(): boolean {
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return useIsPrinting() || wide;
}

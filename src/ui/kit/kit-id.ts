import { useId as useReactId } from 'react';

/**
 * The id of a part of the kit: the given one, or React's own. It stands in place of the kit's `useId` in the built app, see
 * `kit-parts-plugin.ts`.
 */
export function useId(staticId?: string): string {
  const id = useReactId();
  return staticId ?? `mantine-${id}`;
}

import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** Names the button for those who see only its sign. */
export function ImportCsvHint({ children }: { readonly children: ReactElement }) {
  return <Tooltip label="Import CSV">{children}</Tooltip>;
}

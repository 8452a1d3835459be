import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** Names the button for those who see only its sign. */
export function CsvHint({ children }: { readonly children: ReactElement }) {
  return <Tooltip label="Download CSV">{children}</Tooltip>;
}

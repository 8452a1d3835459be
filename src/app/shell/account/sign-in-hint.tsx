import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** What signing in is good for. */
export function SignInHint({ children }: { readonly children: ReactElement }) {
  return <Tooltip label="Sign in with Google to sync across devices">{children}</Tooltip>;
}

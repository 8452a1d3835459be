import { Container } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { FailureNotice } from '#ui/page/error-boundary.tsx';

/** What is shown in place of a page that could not be drawn or loaded. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    // The only trace a grower can send us; the page itself never shows a stack.
    // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
    console.error('Something went wrong.', error);
  }, [error]);
  return (
    <Container py="xl">
      <FailureNotice message="Something went wrong." withReload />
    </Container>
  );
}

import { Alert } from '@mantine/core';
import { type ErrorInfo, type ReactNode, Component } from 'react';
import { Group, SmallButton } from '../kit/plain-parts.tsx';

interface ErrorBoundaryProps {
  readonly message: string;
  readonly children?: ReactNode;
  readonly withReload?: boolean;
}

/** Shows a sentence in place of a part of the page that failed to draw; the rest goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // The only trace a grower can send us; the page itself never shows a stack.
    // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
    console.error(this.props.message, error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <FailureNotice {...this.props} /> : this.props.children;
  }
}

/** The sentence itself, for routes that catch their failures elsewhere. */
export function FailureNotice(props: Omit<ErrorBoundaryProps, 'children'>) {
  return (
    <Alert color="red" role="alert">
      <Group justify="space-between">
        {props.message}
        {props.withReload && (
          <SmallButton onClick={() => window.location.reload()}>Reload</SmallButton>
        )}
      </Group>
    </Alert>
  );
}

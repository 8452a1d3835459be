import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { restorePath } from '#ui/route-paths.ts';

const TO_HEADING = { state: { toHeading: true } } as const;

/** Opens a screen for someone who came by keyboard: the focus goes to its heading, or to the button that it asks for. */
export function useGoToScreen(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => void navigate(path, path === restorePath ? {} : TO_HEADING);
}

export function useHeadingFocus(): void {
  const { key, state } = useLocation();
  useEffect(() => {
    if (!isToHeading(state)) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key, state]);
}

function isToHeading(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toHeading' in state;
}

import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const TO_HEADING = { toHeading: true } as const;

/** Opens a screen for someone who came by keyboard: the focus goes to its heading. */
export function useGoToScreen(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path: string) => void navigate(path, { state: TO_HEADING }), [navigate]);
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

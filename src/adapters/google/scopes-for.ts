import type { AppConfig } from '#state/google/app-config.ts';
import type { TokenKind } from '#state/ports/google-ports.ts';

/** What a token of a kind is asked to give the right to, as Google wants it written. */
export function scopesFor({ scopes, calendarScopes }: AppConfig, kind: TokenKind): string {
  const asked = kind === 'calendar' ? [...scopes, ...calendarScopes] : scopes;
  return [...new Set(asked)].join(' ');
}

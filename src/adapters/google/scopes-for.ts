import type { AppConfig } from '#state/google/app-config.ts';
import type { TokenKind } from '#state/ports/google-ports.ts';

export function scopesFor({ scopes, calendarScopes }: AppConfig, kind: TokenKind): string {
  const asked = kind === 'calendar' ? [...scopes, ...calendarScopes] : scopes;
  return [...new Set(asked)].join(' ');
}

/** Remembers on this device that a visitor works without an account. */
export interface Session {
  anonymousId(): string | null;
  remember(anonymousId: string): void;
  forget(): void;
}

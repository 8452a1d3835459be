import type { ReactNode } from 'react';

export interface GlyphProps {
  readonly size?: number | string;
  readonly className?: string;
}

function Glyph({ size = '1.125rem', className, children }: GlyphProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      {children}
    </svg>
  );
}

export function SoakGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 13h16a8 8 0 0 1-5 7H9a8 8 0 0 1-5-7Z" />
      <path d="M12 3c1.6 1.8 2.4 3 2.4 4.2a2.4 2.4 0 0 1-4.8 0C9.6 6 10.4 4.8 12 3Z" />
    </Glyph>
  );
}

export function GermGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 16h16M4 20h16" />
      <path d="M9 16c0-4 1-6 4-6" />
      <path d="M13 10c0-3 1.5-5 4-5 .5 3-1 5-4 5Z" />
    </Glyph>
  );
}

export function DomeGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M5 16a7 7 0 0 1 14 0" />
      <path d="M3 16h18v3H3z" />
      <path d="M12 9V7" />
    </Glyph>
  );
}

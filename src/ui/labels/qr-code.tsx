import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** A text to be scanned, made on this device. Dark on white in any appearance: cameras read nothing else well. */
export function QrCode(props: {
  readonly text: string;
  readonly label: string;
  /** Blank modules around it. */
  readonly border?: number;
  readonly className?: string | undefined;
}) {
  const { text, label, border = 3, className } = props;
  const rows = useMemo(() => encodeQR(text, 'raw', { border, ecc: 'medium' }), [text, border]);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

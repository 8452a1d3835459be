import { encodeQR } from 'qr';

/** A text to be scanned, made on this device. Dark on white in any appearance: cameras read nothing else well. */
export function QrCode(props: {
  readonly text: string;
  readonly label: string;
  readonly border?: number;
  readonly className?: string | undefined;
}) {
  const { text, label, border = 3, className } = props;
  const { path, side } = drawnCode(text, border);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

let last = { text: '', border: 0, path: '', side: 0 };

/** The labels of a sheet have the same code many times in a row: it is worked out once. */
function drawnCode(text: string, border: number): typeof last {
  if (last.text === text && last.border === border) return last;
  const rows = encodeQR(text, 'raw', { border, ecc: 'medium' });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  last = { text, border, path, side: rows.length };
  return last;
}

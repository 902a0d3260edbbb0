import type { ReactElement } from 'react';
import { encode } from 'uqr';

type Props = { readonly text: string; readonly label: string };

/** A QR code with the quiet zone that scanners need, black on white in either scheme. */
export function QrCode({ text, label }: Props): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" data-qr>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { clearPrintSheet } from '~/platform/printSheet.ts';
import styles from './PrintSheet.module.css';
import { encode } from 'uqr';

type Props = {
  /** Whether the content is complete; it is printed then. */
  readonly ready: boolean;
  readonly children: ReactNode;
};

const arePainted = (sheet: HTMLElement): Promise<unknown> =>
  Promise.all([...sheet.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));

/**
 * Sheet in black on white, of any number of pages. It is printed once and removed; until it is ready,
 * printing prints the page itself.
 */
export function PrintSheet({ ready, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ready || !sheet.current) return undefined;
    let wanted = true;
    const show = async (element: HTMLElement): Promise<void> => {
      await arePainted(element);
      if (wanted) print();
    };
    void show(sheet.current);
    addEventListener('afterprint', clearPrintSheet);
    return () => {
      wanted = false;
      removeEventListener('afterprint', clearPrintSheet);
    };
  }, [ready]);
  return (
    <div ref={sheet} className={styles.sheet} data-print-sheet={ready || undefined} aria-hidden>
      {children}
    </div>
  );
}

type QrCodeProps = { readonly text: string; readonly label: string };

/** QR code with the quiet zone that scanners need, black on white in either colour scheme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" data-qr>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}

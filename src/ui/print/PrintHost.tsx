import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { usePrintSheet } from '~/platform/printSheet.ts';

/** Renders the printed sheet beside the page, which is hidden in print meanwhile. */
export function PrintHost() {
  const { sheet, key } = usePrintSheet();
  return sheet === undefined ? null : createPortal(<Suspense key={key}>{sheet}</Suspense>, document.body);
}

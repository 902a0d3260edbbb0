import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { usePrintSheet } from '~/platform/printSheet.ts';

/** Place of the sheet that is printed instead of the page: beside the page, which paper does not show meanwhile. */
export function PrintHost() {
  const { sheet, key } = usePrintSheet();
  return sheet === undefined ? null : createPortal(<Suspense key={key}>{sheet}</Suspense>, document.body);
}

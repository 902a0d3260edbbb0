import type { MouseEvent } from 'react';

/** Whether a click means to open what is pressed here, and not beside or elsewhere. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

import type { ReactNode } from 'react';
import { create } from 'zustand';

type State = {
  /** Undefined while the page itself is what is printed. */
  readonly sheet?: ReactNode;
  readonly key: number;
};

/** @session ends with it */
export const usePrintSheet = create<State>(() => ({ key: 0 }));

export function printSheet(sheet: ReactNode): void {
  usePrintSheet.setState(({ key }) => ({ sheet, key: key + 1 }));
}

export function clearPrintSheet(): void {
  usePrintSheet.setState({ sheet: undefined });
}

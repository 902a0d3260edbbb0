import type { ComponentType, ReactElement, ReactNode } from 'react';

/** A page that only some may open: for others its guard says so, and nothing of the page asks for anything. */
export const wrapWithGuard = (Guard: ComponentType<{ readonly children: ReactNode }>, Page: ComponentType) =>
  function GuardedPage(): ReactElement {
    return (
      <Guard>
        <Page />
      </Guard>
    );
  };

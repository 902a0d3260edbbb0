import type { ComponentType, ReactElement, ReactNode } from 'react';

/** Page behind a guard: where that refuses, the page and its queries are not rendered. */
export const wrapWithGuard = (Guard: ComponentType<{ readonly children: ReactNode }>, Page: ComponentType) =>
  function GuardedPage(): ReactElement {
    return (
      <Guard>
        <Page />
      </Guard>
    );
  };

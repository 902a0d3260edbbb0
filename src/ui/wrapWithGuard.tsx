import type { ComponentType, ReactElement, ReactNode } from 'react';

/**
 * Page behind a guard: for other people the guard shows the refusal, and the page, with its queries, is not
 * rendered.
 */
export const wrapWithGuard = (Guard: ComponentType<{ readonly children: ReactNode }>, Page: ComponentType) =>
  function GuardedPage(): ReactElement {
    return (
      <Guard>
        <Page />
      </Guard>
    );
  };

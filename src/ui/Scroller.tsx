import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Scroller({ label, className, children }: Props) {
  return (
    // A scrollable region must be focusable, or keyboard users cannot scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} className={className} tabIndex={0}>
      {children}
    </div>
  );
}

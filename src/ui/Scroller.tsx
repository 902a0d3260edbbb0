import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Scroller({ label, className, children }: Props) {
  return (
    // What scrolls must be reachable with the keyboard, or the rest of it is not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} className={className} tabIndex={0}>
      {children}
    </div>
  );
}

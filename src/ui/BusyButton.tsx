import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';

type Props = Omit<ButtonProps, 'loading'> &
  Pick<
    ComponentPropsWithRef<'button'>,
    'type' | 'title' | 'onClick' | 'aria-describedby' | 'aria-keyshortcuts' | 'aria-label'
  > & {
    /** Whether what it does is being done: the button turns and cannot be pressed again. */
    readonly busy: boolean;
    readonly 'data-autofocus'?: boolean;
  };

/** A button that keeps the focus while it is busy: one that is disabled would lose it to the page. */
export function BusyButton({ busy, onClick, ...button }: Props): ReactElement {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // This also keeps the form of the button from being handed in again.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return <Button {...button} loading={busy} onClick={press} {...(busy && { renderRoot: busyRoot })} />;
}

/** The root of a busy button of Mantine's, which would disable it. */
export const busyRoot = (props: ComponentPropsWithRef<'button'>): ReactElement => (
  <button {...props} disabled={false} aria-disabled aria-busy />
);

import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Button, type ButtonProps } from '@mantine/core';
import { useRef, useState, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';

type Props = Omit<ButtonProps, 'loading'> &
  Pick<
    ComponentPropsWithRef<'button'>,
    'type' | 'title' | 'ref' | 'aria-describedby' | 'aria-keyshortcuts' | 'aria-label'
  > & {
    /** Whether what it does is being done: the button turns and cannot be pressed again. */
    readonly busy?: boolean;
    /** Does it. While a promise it answers has not settled, the button is busy and cannot be pressed again. */
    readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
    readonly 'data-autofocus'?: boolean;
  };

/** Also where it can no longer be pressed once it is done: a disabled one would lose the focus to the page. */
export function BusyButton({ busy: isTold, disabled = false, onClick, ...button }: Props) {
  const [isRunning, setRunning] = useState(false);
  // A second click may come before the first one has been drawn.
  const running = useRef(false);
  const busy = isTold === true || isRunning;
  // From its press until the focus goes elsewhere.
  const [isHeld, setIsHeld] = useState(false);
  const isOver = disabled && isHeld && !busy;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    setIsHeld(true);
    // This also keeps the form of the button from being handed in again.
    if (busy || isOver || running.current) {
      event.preventDefault();
      return;
    }
    const act = onClick?.(event);
    if (!(act instanceof Promise)) return;
    running.current = true;
    setRunning(true);
    const end = (): void => {
      running.current = false;
      setRunning(false);
    };
    // A failure has been told by whoever does it.
    act.then(end, end);
  };
  return (
    <Button
      {...button}
      loading={busy}
      disabled={disabled && !isOver}
      onClick={press}
      onFocus={() => busy && setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      {...(isOver && { 'data-disabled': true, 'aria-disabled': true })}
      {...(busy && { renderRoot: renderBusyRoot })}
    />
  );
}

/** The root of a busy button of Mantine's, which would disable it. */
export const renderBusyRoot = (props: ComponentPropsWithRef<'button'>): ReactElement => (
  <button {...props} disabled={false} aria-disabled aria-busy />
);

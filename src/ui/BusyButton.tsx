import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Button, type ButtonProps } from '@mantine/core';
import { useRef, useState, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';

type Props = Omit<ButtonProps, 'loading'> &
  Pick<
    ComponentPropsWithRef<'button'>,
    'type' | 'title' | 'ref' | 'aria-describedby' | 'aria-keyshortcuts' | 'aria-label'
  > & {
    /** Shows a spinner and ignores clicks. */
    readonly busy?: boolean;
    /** While a returned promise is pending, the button is busy. */
    readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
    readonly 'data-autofocus'?: boolean;
  };

/**
 * A button that becomes disabled by its own click stays focusable until it loses the focus: disabling it
 * would move the focus to the page.
 */
export function BusyButton({ busy: suppressErrorNotice, disabled = false, onClick, ...button }: Props) {
  const [isRunning, setRunning] = useState(false);
  // A second click may come before the first one has been rendered.
  const running = useRef(false);
  const busy = suppressErrorNotice === true || isRunning;
  // True from the click until the button loses the focus.
  const [isHeld, setIsHeld] = useState(false);
  const isOver = disabled && isHeld && !busy;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    setIsHeld(true);
    // Also prevents a second submit of the button's form.
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
    // The caller handles the failure.
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

/** Root of a busy Mantine button, which Mantine would disable and so take the focus from. */
export const renderBusyRoot = (props: ComponentPropsWithRef<'button'>): ReactElement => (
  <button {...props} disabled={false} aria-disabled aria-busy />
);

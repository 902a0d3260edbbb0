import { useState, type KeyboardEvent } from 'react';

type Choosing = {
  /** Chooses what a typed text names; whether it names anything that is not chosen yet. */
  readonly choose: (text: string) => boolean;
  readonly onOpen: () => void;
};

const isHighlighted = (field: HTMLInputElement): boolean =>
  Boolean(
    document
      .getElementById(field.getAttribute('aria-controls') ?? '')
      ?.querySelector('[data-combobox-selected]'),
  );

/** Properties of a Select by which Enter chooses what was typed, in place of sending its form without it. */
export function useSelectOnEnter({ choose, onOpen }: Choosing) {
  const [isOpen, setOpen] = useState(false);
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => {
      setOpen(true);
      onOpen();
    },
    onDropdownClose: () => setOpen(false),
    onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || isHighlighted(event.currentTarget))
        return;
      if (!choose(event.currentTarget.value)) return;
      event.preventDefault();
      setOpen(false);
    },
  };
}

import { useState, type KeyboardEvent } from 'react';

type Choosing = {
  /** Chooses what the text names; returns false where it names nothing new, and Enter submits the form. */
  readonly choose: (text: string) => boolean;
  readonly onOpen: () => void;
};

const isHighlighted = (field: HTMLInputElement): boolean =>
  Boolean(
    document
      .getElementById(field.getAttribute('aria-controls') ?? '')
      ?.querySelector('[data-combobox-selected]'),
  );

/** Props of a Select with which Enter chooses the typed text instead of submitting the form without it. */
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

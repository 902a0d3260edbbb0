import type { FormEvent, ReactNode, RefObject } from 'react';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { useSubmit } from '~/ui/modal/useSubmit.ts';

type Props = {
  readonly isChosen: boolean;
  readonly action: string;
  readonly add: () => Promise<unknown>;
  readonly onAdded: () => void;
  readonly field: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

export function AddRowForm({ isChosen, action, add, onAdded, field, children }: Props) {
  const { busy, objection, attempt } = useSubmit();
  useMarkUnsaved(isChosen);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isChosen) return;
    void attempt(async () => {
      await add();
      // The button becomes disabled without a choice, and would lose the focus to the page.
      if (form.contains(document.activeElement)) field.current?.focus();
      onAdded();
    });
  };
  return (
    <form noValidate className="addLine" onSubmit={onSubmit}>
      {children}
      <BusyButton type="submit" variant="default" busy={busy} disabled={!isChosen}>
        {action}
      </BusyButton>
      <SubmitErrorMessage objection={objection} />
    </form>
  );
}

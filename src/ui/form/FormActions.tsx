import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { closeModal } from '~/platform/modals.ts';
import { useIsSending } from '~/ui/modal/useSubmit.ts';
import { focusOnMount } from '~/platform/focus/focus.ts';
import styles from './FormActions.module.css';

type Props = {
  readonly action: string;
  readonly busy: boolean;
  readonly refusal?: string | undefined;
  readonly dangerous?: boolean;
  readonly before?: ReactNode;
  /** The action can no longer succeed: the form can only be closed. */
  readonly over?: boolean;
  readonly endsOnClose?: boolean;
  readonly focused?: boolean;
};

export function FormActions(props: Props) {
  const { action, busy, refusal, dangerous = false, before, over = false, focused = false } = props;
  const goesOn = useIsSending(busy) && props.endsOnClose !== true;
  if (over) {
    return (
      <div className={styles.actions}>
        {/* The submit button that had the focus has been removed. */}
        <Button ref={focusOnMount} onClick={() => closeModal()}>
          {commonTexts.close}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {refusal && (
        <span className={styles.refusal} id="refusal">
          {refusal}
        </span>
      )}
      {goesOn && (
        <span className={styles.goesOn} role="status">
          {controlTexts.goesOn}
        </span>
      )}
      <div className="flowEnd">
        {before ?? (
          <Button variant="default" onClick={() => closeModal()}>
            {goesOn ? commonTexts.close : commonTexts.cancel}
          </Button>
        )}
        <BusyButton
          type="submit"
          busy={busy}
          disabled={refusal !== undefined}
          {...(focused ? { 'data-autofocus': true } : {})}
          {...(refusal === undefined ? {} : { 'aria-describedby': 'refusal' })}
          {...(dangerous ? { color: 'red.8' } : {})}
        >
          {action}
        </BusyButton>
      </div>
    </div>
  );
}

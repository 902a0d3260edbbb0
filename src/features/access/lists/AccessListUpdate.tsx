import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { accessListWrites, refreshAccessLists } from '~/queries/access/lists.ts';
import type { ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { openModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { UserFacingError, abortIfClosed, useSubmit, type SubmitAction } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import styles from './Lists.module.css';

type Call = { readonly label: string; readonly run: () => Promise<unknown> };

export type AccessListUpdateProps = {
  readonly list: 'BLACKLIST' | 'WHITELIST';
  readonly children: ReactNode;
  /** In the order they are sent. The cache reset is appended by this module. */
  readonly calls: readonly Call[];
  readonly action: string;
  readonly dangerous?: boolean;
  /** Confirmation word for a write that can lock out the person who makes it. */
  readonly wordToType?: string;
  readonly done: string;
  readonly onDone?: () => void;
  readonly guard?: ConditionalUpdate<unknown>;
  readonly onBack?: () => void;
};

/** Confirmation of a write to an access list, with the state of each of its calls. */
export function openAccessListUpdate({
  title,
  ...props
}: AccessListUpdateProps & { readonly title: string }): void {
  openModal({ title, size: 520, body: <AccessListUpdate {...props} /> });
}

function useListWrite({ list, calls, done, onDone, guard }: AccessListUpdateProps) {
  const client = useQueryClient();
  const reset = (): Promise<unknown> => accessListWrites.reset(client, list);
  const steps = useSteps<number>([...calls.map(({ label }) => label), emailListTexts.resetStep]);
  const written = useRef(0);
  const { busy, objection, attempt } = useSubmit();
  const write: SubmitAction = async (isOpen) => {
    if (!steps.begun) await guard?.(isOpen, () => Promise.resolve());
    if (!isOpen()) return;
    const result = await steps.run(
      [
        ...calls.map(({ label, run }) => ({
          label,
          run: abortIfClosed(isOpen, async (count: number) => {
            await run();
            written.current += 1;
            return count + 1;
          }),
        })),
        { label: emailListTexts.resetStep, run: (count) => reset().then(() => count) },
      ],
      0,
    );
    const isCut = result === undefined && !isOpen() && written.current < calls.length;
    if (isCut && written.current > 0) {
      notify(createNotice('INFO', { body: emailListTexts.stopped(written.current, calls.length) }));
      // The calls that were already made take effect only after a reset of the cache.
      await reset().catch(() => undefined);
    }
    await refreshAccessLists(client);
    if (result === undefined) throw new UserFacingError(emailListTexts.stepFailed);
    notify(createSuccessNotice(done));
    onDone?.();
  };
  return { steps, busy, objection, attempt, write };
}

export function AccessListUpdate(props: AccessListUpdateProps) {
  const { children, action, dangerous = false, wordToType, onBack } = props;
  const [typed, setTyped] = useState('');
  const refusal =
    wordToType !== undefined && typed.trim().toLowerCase() !== wordToType.toLowerCase()
      ? emailListTexts.wrongWord(wordToType)
      : undefined;
  const { steps, busy, objection, attempt, write } = useListWrite(props);
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === undefined) void attempt(write);
      }}
    >
      <div className="question">{children}</div>
      <Scroller label={emailListTexts.steps} className={styles.steps}>
        <StepList steps={steps.shown} />
      </Scroller>
      {wordToType !== undefined && (
        <TextInput
          label={emailListTexts.typeWord(wordToType)}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={steps.begun || objection ? emailListTexts.continue : action}
        before={
          onBack && !steps.begun ? (
            <Button variant="default" disabled={busy} onClick={onBack}>
              {emailListTexts.previous}
            </Button>
          ) : undefined
        }
        busy={busy}
        dangerous={dangerous}
        refusal={refusal}
      />
    </form>
  );
}

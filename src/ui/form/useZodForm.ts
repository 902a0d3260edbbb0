import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormHandleSubmit,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { removeDraft, isSameDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import type { DraftRestoration } from './RestoredDraftNotice.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';

type Options<Values> = {
  /** Stores the input for this tab under this name until `removeDraft`; it survives reloads and sign-ins. */
  readonly draft?: string | undefined;
  /** Field that the caller stores itself, as it is too large to be written with every key. */
  readonly keptApart?: keyof Values;
};

export type ZodForm<Values extends FieldValues> = UseFormReturn<Values> & {
  readonly restored: DraftRestoration;
};

/** Errors are shown after the first submit and then updated while typing. One submit runs at a time. */
export function useZodForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  initial: DefaultValues<Values>,
  { draft, keptApart }: Options<Values> = {},
): ZodForm<Values> {
  const [isRestored, setIsRestored] = useState(
    () => draft !== undefined && !isSameDraft(initial, readDraft(draft)),
  );
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: draft === undefined ? initial : Object.assign({}, initial, readDraft(draft)),
    mode: 'onSubmit',
  });
  // A submit does not mean that the values were stored; a form that stays open is then reset to the stored
  // values.
  useMarkUnsaved(form.formState.isDirty, { isDraft: draft !== undefined });
  const { subscribe } = form;
  useEffect(() => {
    if (draft === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const own = Object.entries(values).filter(([name]) => name !== keptApart);
        writeDraft(draft, Object.fromEntries(own));
      },
    });
  }, [draft, keptApart, subscribe]);
  const reset: UseFormReturn<Values>['reset'] = (...given) => {
    setIsRestored(false);
    form.reset(...given);
  };
  const discard = (): void => {
    reset(initial);
    if (draft !== undefined) removeDraft(draft);
  };
  return {
    ...form,
    reset,
    restored: { isShown: isRestored, discard },
    handleSubmit: useOneAtATime(form.handleSubmit),
  };
}

function useOneAtATime<Values extends FieldValues>(
  handleSubmit: UseFormHandleSubmit<Values>,
): UseFormHandleSubmit<Values> {
  const running = useRef(false);
  return (onValid, onInvalid) => {
    const submit = handleSubmit(onValid, onInvalid);
    return async (event) => {
      event?.preventDefault();
      if (running.current) return;
      running.current = true;
      try {
        await submit(event);
      } finally {
        running.current = false;
      }
    };
  };
}

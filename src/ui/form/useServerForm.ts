import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';
import { useZodForm, type ZodForm } from './useZodForm.ts';
import { createBaseline, type Baseline } from './baseline.ts';

/** Whether two sets of values are equal as JSON, which is how a draft stores them. */
const isSame = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

type FormOver<Values extends FieldValues> = ZodForm<Values> & {
  readonly baseline: Baseline<Values>;
  readonly settle: (stored: Values) => void;
  readonly forget: () => void;
};

/**
 * Form over server data. `now` is the latest data and is shown while nothing is typed. Input is stored for
 * this tab under `draft`, together with its baseline.
 */
export function useServerForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  now: Values & DefaultValues<Values>,
  draft: string,
): FormOver<Values> {
  const before = `${draft}.before`;
  // Restores the baseline along with the draft.
  const [initial] = useState(() => Object.assign({}, now, readDraft(before)));
  const [baseline] = useState(() => createBaseline<Values>(initial));
  const form = useZodForm(schema, initial, { draft });
  const { getValues, reset, subscribe } = form;
  const isTyped = (): boolean => !isSame(baseline.seen(), getValues());
  const forget = (): void => {
    removeDraft(draft);
    removeDraft(before);
  };
  const isThere = useIsMounted();
  const settle = (stored: Values): void => {
    baseline.see(stored);
    if (!isThere() && !isSame(getValues(), { ...getValues(), ...readDraft(draft) })) {
      // The person left the form, came back and typed more: the stored values are the baseline of that.
      writeDraft(before, stored);
      return;
    }
    reset(stored);
    forget();
  };
  const see = (next: Values): void => {
    if (!isTyped()) {
      settle(next);
      return;
    }
    baseline.see(next);
    writeDraft(before, next);
  };
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isSame(baseline.seen(), values)) writeDraft(before, baseline.seen());
          else {
            removeDraft(draft);
            removeDraft(before);
          }
        },
      }),
    [subscribe, baseline, draft, before],
  );
  const followed = useRef<Values>(undefined);
  useEffect(() => {
    if (followed.current && isSame(followed.current, now)) return;
    followed.current = now;
    if (isSame(now, baseline.seen())) return;
    if (!isTyped()) settle(now);
    // A change that equals the draft of a former form was the person's own, so it is no conflict.
    else if (isSame(now, { ...baseline.seen(), ...readDraft(before) })) baseline.see(now);
  });
  const known = (next: Values): Values => (isSame(next, getValues()) ? next : baseline.seen());
  const restored = { ...form.restored, discard: () => settle(now) };
  return { ...form, restored, baseline: { seen: baseline.seen, known, see }, settle, forget };
}

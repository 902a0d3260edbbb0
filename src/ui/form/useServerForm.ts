import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';
import { useZodForm, type ZodForm } from './useZodForm.ts';
import { createBaseline, type Baseline } from './baseline.ts';

/** Whether two sets of values are the same, in all that a draft can keep of them. */
const isSame = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

type FormOver<Values extends FieldValues> = ZodForm<Values> & {
  readonly baseline: Baseline<Values>;
  readonly settle: (stored: Values) => void;
  readonly forget: () => void;
};

/**
 * `now` was read last, and shows as long as nothing is typed. What is typed stays, kept for this tab under `draft`
 * with what it was typed over.
 */
export function useServerForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  now: Values & DefaultValues<Values>,
  draft: string,
): FormOver<Values> {
  const before = `${draft}.before`;
  // What was typed is restored over what it was typed over.
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
      // Whoever left the form and came back has typed on: that is over what is stored now.
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
    // What one has saved oneself, from the form before this one, is known.
    else if (isSame(now, { ...baseline.seen(), ...readDraft(before) })) baseline.see(now);
  });
  const known = (next: Values): Values => (isSame(next, getValues()) ? next : baseline.seen());
  const restored = { ...form.restored, discard: () => settle(now) };
  return { ...form, restored, baseline: { seen: baseline.seen, known, see }, settle, forget };
}

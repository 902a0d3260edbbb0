import { SubmitForm } from '~/ui/modal/SubmitForm.tsx';
import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { partStates, mergeUsedValues } from '~/domain/part/enumerations.ts';
import { toPartDraft, type PartDraft } from '~/domain/part/form.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { changePartTexts, partSuccessTexts, partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import type { PartDetail } from '~/queries/parts/parts.ts';
import { refreshParts, executePartUpdate, listPartUpdateSteps } from '~/queries/parts/updatePart.ts';
import { openModal } from '~/platform/modals.ts';
import { useSubmit, type SubmitAction } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { PartStateImpact } from './PartStateImpact.tsx';
import { updatePartIfUnchanged } from './updatePartIfUnchanged.tsx';

export const openChangePartState = (part: PartDetail): void =>
  openModal({
    title: changePartTexts.stateTitle(part.partNumber),
    size: 620,
    body: <ChangeState part={part} />,
  });

function ChangeState({ part }: { readonly part: PartDetail }) {
  const client = useQueryClient();
  const { partNumber, partState: from } = part;
  const others = mergeUsedValues(partStates, [from]).filter((state) => state !== from);
  const [to, setTo] = useState(others[0] ?? from);
  const seen = useRef(toPartDraft(part));
  const steps = useSteps<object>(listPartUpdateSteps(true, to).map(({ label }) => label));
  const attempt = useSubmit();
  const { busy } = attempt;
  // The preselected state is no unsaved change.
  useMarkUnsaved(busy || to !== others[0]);

  const setState = async (now: PartDraft): Promise<void> => {
    const draft = { ...now, partState: to };
    const calls = listPartUpdateSteps(true, to).map(({ which, label }) => ({
      label,
      run: async (found: object) => {
        await executePartUpdate(client, draft, which);
        return found;
      },
    }));
    const done = await steps.run(calls, {});
    await refreshParts(client);
    if (!done) throw new Error('A step has failed, and has been told');
    notify(createSuccessNotice(partSuccessTexts.saved(partNumber)));
  };
  const run: SubmitAction = (isOpen) => {
    if (steps.begun) return setState(seen.current);
    const update = updatePartIfUnchanged({
      client,
      partNumber,
      baseline: {
        known: () => ({ part: seen.current }),
        see: ({ part: now = seen.current }) => {
          seen.current = now;
        },
      },
      isKnown: true,
      wanted: { ...seen.current, partState: to },
    });
    return update(isOpen, ({ part: now = seen.current }) => {
      seen.current = now;
      return setState(now);
    });
  };
  return (
    <SubmitForm
      className="stack"
      attempt={attempt}
      run={run}
      action={steps.begun ? partFormTexts.resume : changePartTexts.action}
    >
      <NativeSelect
        label={changePartTexts.newState}
        value={to}
        disabled={steps.begun || busy}
        data={others.map((state) => ({ value: state, label: formatState(state) }))}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <PartStateImpact partNumber={partNumber} change={{ from, to }} />
      {steps.isShown && <StepList steps={steps.shown} />}
    </SubmitForm>
  );
}

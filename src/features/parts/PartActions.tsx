import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { mayOpenMilling } from '~/domain/milling/permission.ts';
import { draftOf } from '~/domain/part/form.ts';
import { mayDeletePart, mayKeepParts } from '~/domain/part/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import { paths } from '~/paths.ts';
import type { PartDetail } from '~/queries/parts/parts.ts';
import { deletePart } from '~/queries/parts/updatePart.ts';
import { perform } from '~/queries/perform.ts';
import { arrivalOf } from '~/queries/updateIfUnchanged.tsx';
import { useActor } from '~/session/me.ts';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { editPath } from './editPath.ts';
import { StateImpact } from './StateImpact.tsx';
import { updatePartIfUnchanged, type FoundPart } from './updatePartIfUnchanged.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';

/** What can be done with a part; undefined until it is read. */
export function PartActions({ part }: { readonly part: PartDetail | undefined }): ReactElement | null {
  const actor = useActor();
  const client = useQueryClient();
  const onward = useOnward();
  if (!part) return null;
  const { partNumber } = part;
  const askDelete = (): void => {
    const update = updatePartIfUnchanged({
      client,
      partNumber,
      baseline: createBaseline<FoundPart>({ part: draftOf(part) }),
      isKnown: true,
    });
    const deletion = deletePart(partNumber);
    confirm({
      title: partPageTexts.deleteTitle(partNumber),
      question: partPageTexts.deleteQuestion(partNumber),
      action: commonTexts.delete,
      dangerous: true,
      facts: <StateImpact partNumber={partNumber} />,
      run: async (isOpen) => {
        await update(isOpen, () => perform(client, deletion, { path: { partNumber } }), {
          arrival: arrivalOf(client, deletion, 'GONE'),
        });
        await onward(paths.parts());
      },
    });
  };
  const showUsage = (): void =>
    void openWhenLoaded(
      () => import('~/widgets/parts/PartUsage.tsx'),
      (dialog) => dialog.openPartUsage(partNumber),
    );
  return (
    <>
      <Button variant="default" size="sm" onClick={showUsage}>
        {partPageTexts.usage}
      </Button>
      {mayOpenMilling(actor.units).allowed && (
        <Button variant="default" size="sm" component={Link} to={paths.milling.part(partNumber)}>
          {partPageTexts.milling}
        </Button>
      )}
      {mayDeletePart(actor).allowed && (
        <Button variant="default" size="sm" onClick={askDelete}>
          {commonTexts.delete}
        </Button>
      )}
      {mayKeepParts(actor).allowed && (
        <Button
          variant="default"
          size="sm"
          onClick={() =>
            void openWhenLoaded(
              () => import('./ChangeState.tsx'),
              (dialog) => dialog.openChangeState(part),
            )
          }
        >
          {partPageTexts.changeState}
        </Button>
      )}
      <VerdictButton
        verdict={mayKeepParts(actor)}
        variant="filled"
        size="sm"
        onClick={() => void onward(editPath(partNumber))}
      >
        {commonTexts.edit}
      </VerdictButton>
    </>
  );
}

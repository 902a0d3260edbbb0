import { useQueryClient } from '@tanstack/react-query';
import { checkPartCacheReset } from '~/domain/part/permission.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import { resetPartCacheMutation } from '~/queries/parts/updatePart.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { useActor } from '~/session/me.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { GuardedButton } from '~/ui/GuardedButton.tsx';

/** Makes the CMS reload its parts, after a confirmation; hidden without permission. */
export function ResetPartsButton() {
  const client = useQueryClient();
  const decision = checkPartCacheReset(useActor());
  if (!decision.allowed) return null;
  const askReset = (): void =>
    openConfirmModal({
      title: partListTexts.resetCache,
      question: partListTexts.resetAbout,
      action: partListTexts.resetCache,
      run: () =>
        executeMutation(client, resetPartCacheMutation(), {
          body: { objectType: 'PART', cacheUpdateOperationType: 'RESET' },
        }),
    });
  return (
    <GuardedButton decision={decision} size="sm" onClick={askReset}>
      {partListTexts.resetCache}
    </GuardedButton>
  );
}

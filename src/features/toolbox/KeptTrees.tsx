import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { mayUseTool } from '~/domain/quote/toolboxPermission.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { clearTrees } from '~/queries/designs/toolbox.ts';
import { useActor } from '~/session/me.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';

/** Has the kept product trees cleared. */
export function KeptTrees(): ReactElement {
  const clear = useMutation(clearTrees());
  return (
    <VerdictButton
      verdict={mayUseTool(useActor(), 'CACHE')}
      busy={clear.isPending}
      onClick={() => clear.mutate({})}
    >
      {toolboxTexts.clearCache}
    </VerdictButton>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { mayUseTool } from '~/domain/quote/quoting.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { clearTrees } from '~/queries/designs/toolbox.ts';
import { perform } from '~/queries/perform.ts';
import { useActor } from '~/session/me.ts';
import { notifyObjection } from '~/ui/modal/useAttempt.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';

/** Has the kept product trees cleared. */
export function KeptTrees(): ReactElement {
  const client = useQueryClient();
  return (
    <VerdictButton
      verdict={mayUseTool(useActor(), 'CACHE')}
      onClick={() => perform(client, clearTrees(), {}).catch(notifyObjection)}
    >
      {toolboxTexts.clearCache}
    </VerdictButton>
  );
}

import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { answerTexts } from '~/domain/words/texts/answers.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = { readonly what: string; readonly onRetry: () => void };

/** Message in place of a list that could not be read. */
export function ListFailure({ what, onRetry }: Props): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        image={<IconPlugConnectedX size={26} />}
        title={answerTexts.failed(what)}
        text={answerTexts.failedWhy}
        action={
          <Button variant="default" onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}

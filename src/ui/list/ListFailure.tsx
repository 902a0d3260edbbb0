import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { readFailureText } from '~/api/failureText.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { answerTexts } from '~/domain/words/texts/answers.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = {
  readonly what: string;
  /** What went wrong; left out where that is not known. */
  readonly error?: unknown;
  readonly onRetry: () => void;
};

/** Message in place of a list that could not be read. */
export function ListFailure({ what, error, onRetry }: Props): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        image={<IconPlugConnectedX size={26} />}
        title={answerTexts.failed(what)}
        text={readFailureText(error)}
        action={
          <Button variant="default" onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}

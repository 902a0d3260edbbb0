import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { describeReadError } from '~/api/describeError.ts';
import { commonTexts, queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = { readonly onRetry: () => void } & (
  | {
      readonly what: string;
      readonly error?: unknown;
    }
  | { readonly title: string; readonly text: string }
);

export function ListError({ onRetry, ...props }: Props) {
  const words =
    'title' in props
      ? props
      : { title: queryBoundaryTexts.failed(props.what), text: describeReadError(props.error) };
  return (
    <div role="alert">
      <EmptyState
        image={<IconPlugConnectedX size={26} />}
        title={words.title}
        text={words.text}
        action={
          <Button variant="default" onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}

import { IconEyeOff } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { isRefusal } from '~/queries/answers.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import type { Read } from '~/platform/read.ts';

type Props<Data> = {
  readonly read: Read<Data>;
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
};

/** A comparison of files that are fetched for it. */
export function ContentAnswer<Data>({ read, what, children }: Props<Data>): ReactElement {
  return (
    <Answer
      read={read}
      what={what}
      waiting={<ListSkeleton rows={4} />}
      renderFailure={(error, onRetry) =>
        isRefusal(error) ? (
          <NoContent what={what} />
        ) : (
          <ListFailure what={what} error={error} onRetry={onRetry} />
        )
      }
    >
      {children}
    </Answer>
  );
}

function NoContent({ what }: { readonly what: string }): ReactElement {
  return (
    <EmptyState
      image={<IconEyeOff size={26} />}
      title={comparisonTexts.cannotBeCompared(what)}
      text={comparisonTexts.cannotBeComparedText}
    />
  );
}

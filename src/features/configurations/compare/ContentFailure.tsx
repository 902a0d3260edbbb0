import { IconEyeOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';

type Props = { readonly error: Error; readonly what: string; readonly onRetry: () => void };

/** Message in place of a comparison whose files could not be fetched. */
export function ContentFailure({ error, what, onRetry }: Props): ReactElement {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
    return (
      <EmptyState
        image={<IconEyeOff size={26} />}
        title={comparisonTexts.cannotBeCompared(what)}
        text={comparisonTexts.cannotBeComparedText}
      />
    );
  }
  return <ListFailure what={what} onRetry={onRetry} />;
}

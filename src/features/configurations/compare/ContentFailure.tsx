import { IconEyeOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';

type Props = { readonly error: Error; readonly what: string; readonly onRetry: () => void };

/** Message in place of a comparison whose files could not be fetched. */
export function ContentFailure({ error, what, onRetry }: Props): ReactElement {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
    return (
      <EmptyState
        image={<IconEyeOff size={26} />}
        title={`${what} cannot be compared`}
        text="One of the revisions has no such file, or you do not have access to it."
      />
    );
  }
  return <ListFailure what={what} onRetry={onRetry} />;
}

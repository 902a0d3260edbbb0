import { IconSearchOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = { readonly what: string; readonly to: string; readonly wayOn: string };

/** The place of something that does not exist, or no longer. */
export function Missing({ what, to, wayOn }: Props): ReactElement {
  return (
    <EmptyState
      image={<IconSearchOff size={26} />}
      title={`There is no such ${what}`}
      text="It may have been deleted since."
      action={<Link to={to}>{wayOn}</Link>}
    />
  );
}

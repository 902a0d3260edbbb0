import { IconSearchOff } from '@tabler/icons-react';
import { millingTexts } from '~/domain/words/texts/milling.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = { readonly title: string; readonly to: string; readonly wayOn: string };

/** The place of something that does not exist, or no longer. */
export function Missing({ title, to, wayOn }: Props): ReactElement {
  return (
    <EmptyState
      image={<IconSearchOff size={26} />}
      title={title}
      text={millingTexts.deleted}
      action={<Link to={to}>{wayOn}</Link>}
    />
  );
}

import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  /** Title of the page. */
  readonly page: string;
  readonly reason: ReactNode;
  /** The way on: to ask for access, or to what may be seen. */
  readonly action?: ReactNode;
};

/** What stands in place of a page that is closed to the person. Whoever shows it reads nothing for the page. */
export const AccessWall = ({ page, reason, action }: Props): ReactElement => (
  <EmptyState
    isPage
    image={<IconLock size={26} />}
    title={controlTexts.noAccess(page)}
    text={reason}
    action={action}
  />
);

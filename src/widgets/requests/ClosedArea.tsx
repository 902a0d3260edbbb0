import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { areaRequests, type ClosedArea as Area } from '~/domain/request/area.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { AskFromTheWall } from './AskFromTheWall.tsx';

type Props = {
  readonly area: Area;
  readonly title: string;
  readonly reason: string;
  /** Another way on, beside asking. */
  readonly way?: ReactNode;
};

/** Card in place of an area that is closed to the person, with the way to ask for it. */
export function ClosedArea({ area, title, reason, way }: Props): ReactElement {
  return (
    <EmptyState
      isPage
      image={<IconLock size={26} />}
      title={title}
      text={reason}
      action={
        <>
          <AskFromTheWall wanted={areaRequests[area]} />
          {way}
        </>
      }
    />
  );
}

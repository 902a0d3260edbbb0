import type { ReactElement, ReactNode } from 'react';
import { areaRequests, type ClosedArea as Area } from '~/domain/request/area.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';
import { AskFromTheWall } from './AskFromTheWall.tsx';

type Props = {
  readonly area: Area;
  /** Title of the page. */
  readonly page: string;
  readonly reason: string;
  /** Another way on, beside asking. */
  readonly way?: ReactNode;
};

/** Card in place of an area that is closed to the person, with the way to ask for it. */
export function ClosedArea({ area, page, reason, way }: Props): ReactElement {
  return (
    <AccessWall
      page={page}
      reason={reason}
      action={
        <>
          <AskFromTheWall wanted={areaRequests[area]} />
          {way}
        </>
      }
    />
  );
}

import type { ReactElement, ReactNode } from 'react';
import { areaRequest, type ClosedArea as Area } from '~/domain/request/area.ts';
import { useMe } from '~/session/me.ts';
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

/** Card in place of an area that is closed to the person, with the way to ask for it where a role of theirs would open it. */
export function ClosedArea({ area, page, reason, way }: Props): ReactElement {
  const wanted = areaRequest(area, useMe().units);
  return (
    <AccessWall
      page={page}
      reason={reason}
      action={
        (wanted ?? way) && (
          <>
            {wanted && <AskFromTheWall wanted={wanted} />}
            {way}
          </>
        )
      }
    />
  );
}

import type { ReactElement } from 'react';
import type { Role } from '~/domain/access/roles.ts';
import { accessWishes } from '~/domain/words/texts/accessWishes.ts';
import { nextStepsTexts } from '~/domain/words/texts/nextSteps.ts';
import { RequestAccess } from './RequestAccess.tsx';

type Props = {
  /** Words of the button that cannot be pressed. */
  readonly act: string;
  readonly roles: readonly Role[];
};

/** The way to ask for the right to an act, beside the reason why a button cannot be pressed. */
export const AccessRequest = ({ act, roles }: Props): ReactElement => (
  <RequestAccess
    wanted={{
      requestType: 'ELEVATED_PERMISSIONS',
      description: accessWishes.act(act),
      ...(roles.length > 0 && { roles: [...roles] }),
    }}
    label={nextStepsTexts.requestAccessTo(act)}
  />
);

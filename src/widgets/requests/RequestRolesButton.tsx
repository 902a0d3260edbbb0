import type { Role } from '~/domain/access/roles.ts';
import { accessRequestTexts } from '~/domain/words/texts/accessRequests.ts';
import { nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { RequestAccessInlineButton } from './RequestAccessInlineButton.tsx';

type Props = { readonly act: string; readonly roles: readonly Role[] };

export const RequestRolesButton = ({ act, roles }: Props) => (
  <RequestAccessInlineButton
    wanted={{
      requestType: 'ELEVATED_PERMISSIONS',
      description: accessRequestTexts.act(act),
      ...(roles.length > 0 && { roles: [...roles] }),
    }}
    label={nextStepsTexts.requestAccessTo(act)}
  />
);

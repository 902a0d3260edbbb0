import type { Role } from '~/domain/access/roles.ts';
import { accessRequestTexts, requestAccessTexts } from '~/domain/words/texts/accessRequests.ts';
import { nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { openAccessRequest } from './openCreateRequest.ts';

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

type RequestAccessProps = {
  readonly wanted: RequestPrefill;
  /** Accessible name, needed where the page has several of these buttons. */
  readonly label?: string;
};

export function RequestAccessInlineButton({ wanted, label }: RequestAccessProps) {
  const client = useQueryClient();
  return (
    <button
      type="button"
      className="quietButton"
      onClick={() => openAccessRequest(client, wanted)}
      aria-label={label}
    >
      {requestAccessTexts.ask}
    </button>
  );
}

import { requestAccessTexts } from '~/domain/words/texts/accessRequests.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { openAccessRequest } from './openCreateRequest.ts';

type Props = {
  readonly wanted: RequestPrefill;
  /** Accessible name, needed where the page has several of these buttons. */
  readonly label?: string;
};

export function RequestAccessInlineButton({ wanted, label }: Props) {
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

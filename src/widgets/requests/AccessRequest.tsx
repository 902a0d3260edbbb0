import type { ReactElement } from 'react';
import type { Role } from '~/domain/access/roles.ts';
import { accessWishes, askTexts } from '~/domain/words/texts/accessWishes.ts';
import { nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { askFor } from './createRequest.ts';

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

type RequestAccessProps = {
  /** The thing that is refused, and the beginning of the text that asks for it. */
  readonly wanted: RequestPrefill;
  /** Accessible name, where others of its kind stand beside it. */
  readonly label?: string;
};

/** The way to ask for what one's roles refuse, in the line of the refusal. */
export function RequestAccess({ wanted, label }: RequestAccessProps): ReactElement {
  const client = useQueryClient();
  return (
    <button type="button" className="quietButton" onClick={() => askFor(client, wanted)} aria-label={label}>
      {askTexts.ask}
    </button>
  );
}

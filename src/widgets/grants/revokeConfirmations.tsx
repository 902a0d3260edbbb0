import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import {
  isSameGrantItem,
  isSameGrantScope,
  formatGrantItem,
  type Grant,
  type GrantItem,
  type GrantScope,
} from '~/domain/grant/grant.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { grantHolderTexts } from '~/domain/words/texts/grants.ts';
import { revokeAllGrantsMutation, revokeUnitAccessMutation } from '~/queries/grants/grants.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { createAlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';
import { updateGrantsIfUnchanged, hasAnyGrant } from './updateGrantsIfUnchanged.ts';

type About = {
  readonly client: QueryClient;
  readonly place: GrantScope;
  /** Grants of the scope as shown; undefined where only the one was shown. */
  readonly seen?: readonly Grant[];
  /** The scope as part of a sentence, such as “at Crane Works”. */
  readonly where: string;
  readonly focused?: boolean;
  readonly onRevoked?: () => void;
};

const keyOf = ({ address, realm, affiliation }: GrantScope) => ({ address, realm, affiliation });

type Revocation<Output, Input> = {
  readonly title: string;
  readonly question: string;
  readonly needs: (now: readonly Grant[]) => boolean;
  readonly revocation: UseMutationOptions<Output, Error, Input>;
  readonly input: Input;
};

function askRevoke<Output, Input>(about: About, asked: Revocation<Output, Input>): void {
  const { client, focused, onRevoked, ...watched } = about;
  const { needs, revocation, input, ...words } = asked;
  const guard = updateGrantsIfUnchanged({ client, ...watched, needs });
  openConfirmModal({
    ...words,
    action: grantHolderTexts.revoke,
    dangerous: true,
    ...(focused && { focused }),
    run: async (isOpen) => {
      const arrival = createAlreadyAppliedCheck(client, revocation, 'GONE');
      await guard(isOpen, () => executeMutation(client, revocation, input), { arrival });
      onRevoked?.();
    },
  });
}

export function confirmRevokeAllGrants(about: About): void {
  const { place, where } = about;
  const address = escapeInvisibleText(place.address);
  askRevoke(about, {
    title: grantHolderTexts.revokeAllTitle,
    question: grantHolderTexts.revokeAllQuestion(address, where),
    needs: hasAnyGrant(place),
    revocation: revokeAllGrantsMutation(address),
    input: { body: keyOf(place) },
  });
}

export function confirmRevokeGrantItem({ item, ...about }: About & { readonly item: GrantItem }): void {
  const { place, where } = about;
  const address = escapeInvisibleText(place.address);
  askRevoke(about, {
    title: grantHolderTexts.revokeItemTitle,
    question: grantHolderTexts.revokeItemQuestion(formatGrantItem(item), address, where),
    needs: (now) => now.some((grant) => isSameGrantScope(grant, place) && isSameGrantItem(grant.item, item)),
    revocation: revokeUnitAccessMutation(formatGrantItem(item), address),
    input: { body: { ...keyOf(place), item } },
  });
}

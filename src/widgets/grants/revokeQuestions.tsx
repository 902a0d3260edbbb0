import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import {
  isSameItem,
  isSamePlace,
  itemText,
  type Grant,
  type GrantItem,
  type GrantPlace,
} from '~/domain/grant/grant.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { holdingTexts } from '~/domain/words/texts/grants.ts';
import { revokeAllGrantsMutation, revokeUnitAccessMutation } from '~/queries/grants/grants.ts';
import { executeMutation } from '~/queries/perform.ts';
import { openConfirmModal } from '~/ui/modal/Confirm.tsx';
import { createArrivalCheck } from '~/queries/updateIfUnchanged.tsx';
import { grantGuard, needsAny } from './grantGuard.ts';

type About = {
  readonly client: QueryClient;
  readonly place: GrantPlace;
  /** The grants at the place as the person saw them; undefined where just the one was to be seen. */
  readonly seen?: readonly Grant[];
  /** The place in a sentence, such as “at Crane Works”. */
  readonly where: string;
  readonly focused?: boolean;
  readonly onRevoked?: () => void;
};

const keyOf = ({ address, realm, affiliation }: GrantPlace) => ({ address, realm, affiliation });

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
  const guard = grantGuard({ client, ...watched, needs });
  openConfirmModal({
    ...words,
    action: holdingTexts.revoke,
    dangerous: true,
    ...(focused && { focused }),
    run: async (isOpen) => {
      const arrival = createArrivalCheck(client, revocation, 'GONE');
      await guard(isOpen, () => executeMutation(client, revocation, input), { arrival });
      onRevoked?.();
    },
  });
}

export function askRevokeAll(about: About): void {
  const { place, where } = about;
  const address = visibleText(place.address);
  askRevoke(about, {
    title: holdingTexts.revokeAllTitle,
    question: holdingTexts.revokeAllQuestion(address, where),
    needs: needsAny(place),
    revocation: revokeAllGrantsMutation(address),
    input: { body: keyOf(place) },
  });
}

export function askRevokeItem({ item, ...about }: About & { readonly item: GrantItem }): void {
  const { place, where } = about;
  const address = visibleText(place.address);
  askRevoke(about, {
    title: holdingTexts.revokeItemTitle,
    question: holdingTexts.revokeItemQuestion(itemText(item), address, where),
    needs: (now) => now.some((grant) => isSamePlace(grant, place) && isSameItem(grant.item, item)),
    revocation: revokeUnitAccessMutation(itemText(item), address),
    input: { body: { ...keyOf(place), item } },
  });
}

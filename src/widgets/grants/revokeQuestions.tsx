import type { QueryClient } from '@tanstack/react-query';
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
import { revokeEverything, revokeUnit } from '~/queries/grants/grants.ts';
import { perform } from '~/queries/perform.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { arrivalOf } from '~/queries/updateIfUnchanged.tsx';
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

export function askRevokeAll({ client, place, seen, where, focused, onRevoked }: About): void {
  const address = visibleText(place.address);
  const guard = grantGuard({ client, place, seen, where, needs: needsAny(place) });
  const revocation = revokeEverything(address);
  confirm({
    title: holdingTexts.revokeAllTitle,
    question: holdingTexts.revokeAllQuestion(address, where),
    action: holdingTexts.revoke,
    dangerous: true,
    ...(focused && { focused }),
    run: async (isOpen) => {
      await guard(isOpen, () => perform(client, revocation, { body: keyOf(place) }), {
        arrival: arrivalOf(client, revocation, 'GONE'),
      });
      onRevoked?.();
    },
  });
}

const needsItem = (place: GrantPlace, item: GrantItem) => (now: readonly Grant[]) =>
  now.some((grant) => isSamePlace(grant, place) && isSameItem(grant.item, item));

export function askRevokeItem({ item, ...about }: About & { readonly item: GrantItem }): void {
  const { client, place, seen, where, focused, onRevoked } = about;
  const address = visibleText(place.address);
  const guard = grantGuard({ client, place, seen, where, needs: needsItem(place, item) });
  const revocation = revokeUnit(itemText(item), address);
  confirm({
    title: holdingTexts.revokeItemTitle,
    question: holdingTexts.revokeItemQuestion(itemText(item), address, where),
    action: holdingTexts.revoke,
    dangerous: true,
    ...(focused && { focused }),
    run: async (isOpen) => {
      const body = { ...keyOf(place), item };
      await guard(isOpen, () => perform(client, revocation, { body }), {
        arrival: arrivalOf(client, revocation, 'GONE'),
      });
      onRevoked?.();
    },
  });
}

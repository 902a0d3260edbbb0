import { useQuery } from '@tanstack/react-query';
import { config } from '~/config.ts';
import { accountLabel, type Account } from '~/domain/account/accounts.ts';
import { isStaffRealm } from '~/domain/access/roles.ts';
import { mayCall } from '~/domain/access/verdict.ts';
import { belongingOf, type Finding } from '~/domain/request/beside.ts';
import { askedForText } from '~/domain/request/request.ts';
import { besideTexts } from '~/domain/words/texts/requests.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { configuration as configurationNamed } from '~/queries/configurations/configurations.ts';
import { grantedProduct } from '~/queries/grants/grants.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import { useActor } from '~/session/me.ts';
import type { Read } from '~/platform/read.ts';

/** The thing that a request names, as it was looked up: whether it is there, and whose it is. */
export type NamedThing = {
  /** Finding, once it has been looked up; undefined data before, and for ever where there is nothing to look up. */
  readonly read: Read<Finding>;
  /** Whether there is something to look up. */
  readonly isNamed: boolean;
  readonly accountNumber: string | undefined;
};

const notLooked: Read<Finding> = { data: { tone: 'CAUTION', text: besideTexts.notLooked }, error: null };

const nameIn = (known: readonly Account[], accountNumber: string | null): string => {
  const account = known.find((each) => each.accountNumber === accountNumber);
  return account ? accountLabel(account).name : '';
};

/** Looks up the configuration, product or account that a request names, as far as whoever decides may see it. */
export function useNamedThing(request: Ticket): NamedThing {
  const { item, requestType, affiliation, realm } = request;
  const actor = useActor();
  const id = item?.configurationId ?? '';
  const product = item?.productItem ?? undefined;
  const mayLook = mayCall(actor, product ? 'productGet' : 'configurationGet').allowed;
  const configuration = useQuery({ ...configurationNamed(id), enabled: id !== '' && mayLook });
  const made = useQuery({
    ...grantedProduct(product ?? { productFamily: 'G6', deviceType: 'CU', serialNumber: '' }),
    enabled: product !== undefined && mayLook,
  });
  const known = useQuery({ ...accounts(), enabled: mayCall(actor, 'accountGetAll').allowed });
  const name = askedForText(request, config.productCode);
  if (requestType === 'ELEVATED_PERMISSIONS') {
    return {
      isNamed: !isStaffRealm(realm, config.productCode) && affiliation !== null,
      read: { ...known, data: known.data && accountFinding(affiliation ?? '', known.data) },
      accountNumber: undefined,
    };
  }
  // Somebody who reads no configurations may grant them all the same; the CMS looks then.
  if (item !== null && !mayLook) return { isNamed: true, read: notLooked, accountNumber: undefined };
  const read = product ? made : configuration;
  const { accountNumber } = (product ? made.data?.account : configuration.data?.account) ?? {};
  const found = read.data && { accountNumber: accountNumber ?? null };
  const accountName = nameIn(known.data ?? [], accountNumber ?? null);
  return {
    isNamed: item !== null,
    read: {
      data:
        read.data === undefined
          ? undefined
          : belongingOf(name, affiliation, found ? { ...found, accountName } : null),
      error: read.error,
      isFetching: read.isFetching,
      dataUpdatedAt: read.dataUpdatedAt,
      refetch: read.refetch,
    },
    accountNumber: accountNumber ?? undefined,
  };
}

function accountFinding(accountNumber: string, known: readonly Account[]): Finding {
  const name = nameIn(known, accountNumber);
  return name === ''
    ? { tone: 'BAD', text: besideTexts.unknownAccount(accountNumber) }
    : { tone: 'GOOD', text: besideTexts.account(name, accountNumber) };
}

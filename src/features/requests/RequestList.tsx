import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useCallback } from 'react';
import { buildAccountLabel, omitTestAccounts } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { permissionTypeLabel, permissionTypes } from '~/domain/access/permissionType.ts';
import {
  defaultRequestsSearchParams,
  isRequestFilterActive,
  searchRequests,
  type RequestsSearchParams,
  parseRequestsSearchParams,
  toRequestsSearchParams,
} from '~/domain/request/filter.ts';
import { requestStatuses } from '~/domain/request/status.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { createRequestTexts, requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { ownRequestsQuery, filteredRequestsQuery } from '~/queries/requests/requests.ts';
import { useActor, useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { RequestRow } from '~/widgets/requests/RequestRow.tsx';
import { openCreateRequest } from '~/widgets/requests/openCreateRequest.ts';
import styles from './Requests.module.css';
import { canDecideRequests } from '~/domain/request/permission.ts';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';

type Props = { readonly address: RequestsSearchParams; readonly change: SetRequestsSearchParams };

/** Row heights in px: in one line, and stacked on narrow screens. */
const rowHeights = [60, 120] as const;

export function RequestList({ address, change }: Props) {
  const { email } = useMe();
  const { view, search } = address;
  const read = useQuery(view === 'MINE' ? ownRequestsQuery(email, address) : filteredRequestsQuery(address));
  const found = useMemo(() => read.data && searchRequests(read.data, search), [read.data, search]);
  const narrowed = isRequestFilterActive(address);
  if (found?.length === 0 && !narrowed && view === 'MINE') {
    return (
      <div className="panel">
        <EmptyState
          title={requestsPageTexts.noneMine}
          text={requestsPageTexts.noneMineText}
          action={<Button onClick={() => openCreateRequest()}>{createRequestTexts.title}</Button>}
        />
      </div>
    );
  }
  const none = narrowed ? requestsPageTexts.noneFound : requestsPageTexts.none;
  return (
    <ListPanel
      title={view === 'MINE' ? requestsPageTexts.mine : requestsPageTexts.title}
      list={{ ...read, data: found }}
      keyOf={({ ticketId }) => ticketId}
      rowHeights={rowHeights}
      empty={{ title: none, ...(narrowed && { text: requestsPageTexts.noneFoundText }) }}
      actions={found && <span className="note">{requestsPageTexts.count(found.length)}</span>}
      controls={<Controls address={address} change={change} />}
      footer={
        narrowed && (
          <Button variant="subtle" size="xs" onClick={() => change({ ...defaultRequestsSearchParams, view })}>
            {requestsPageTexts.clear}
          </Button>
        )
      }
    >
      {(request, index) => <RequestRow request={request} isOwn={view === 'MINE'} index={index} />}
    </ListPanel>
  );
}

function Controls({ address, change }: Props) {
  const { view, status, type, search } = address;
  return (
    <div className={styles.controls} role="search">
      <SearchField
        label={requestsPageTexts.search}
        value={search}
        onSearch={(text) => change({ search: text }, { replace: true })}
      />
      <FilterSelect
        label={requestsPageTexts.status}
        value={status}
        neutral="ALL"
        options={['ALL', ...requestStatuses]}
        text={(option) => (option === 'ALL' ? requestsPageTexts.allStatuses : formatState(option))}
        onChange={(chosen) => change({ status: chosen })}
      />
      <FilterSelect
        label={requestsPageTexts.type}
        value={type}
        neutral="ALL"
        options={['ALL', ...permissionTypes]}
        text={(option) => (option === 'ALL' ? requestsPageTexts.allTypes : permissionTypeLabel[option])}
        onChange={(chosen) => change({ type: chosen })}
      />
      {view === 'ALL' && <CustomerFilter address={address} change={change} />}
    </div>
  );
}

function CustomerFilter({ address: { accountNumber }, change }: Props) {
  const canRead = checkOperations(useActor(), 'accountGetAll').allowed;
  const { data = [] } = useQuery({ ...accountsQuery(), enabled: canRead });
  const names = useMemo(
    () =>
      new Map(
        omitTestAccounts(data).map((account) => [account.accountNumber, buildAccountLabel(account).name]),
      ),
    [data],
  );
  if (!canRead) return null;
  const known = accountNumber === '' || names.has(accountNumber) ? [] : [accountNumber];
  return (
    <FilterSelect
      label={requestsPageTexts.customer}
      value={accountNumber}
      neutral=""
      options={['', ...known, ...names.keys()]}
      text={(number) => (number === '' ? requestsPageTexts.allCustomers : (names.get(number) ?? number))}
      onChange={(chosen) => change({ accountNumber: chosen })}
    />
  );
}

/** Sets search params; with `replace` no history entry is added. */
export type SetRequestsSearchParams = (
  change: Partial<RequestsSearchParams>,
  options?: { readonly replace?: boolean },
) => void;

/** Search params of the page and a stable setter. People who decide about no requests see only their own. */
export function useRequestsSearchParams(): readonly [RequestsSearchParams, SetRequestsSearchParams] {
  const [parameters, changeQuery] = usePageSearchParams();
  const { units } = useMe();
  const decides = canDecideRequests(units);
  const read = useCallback(
    (query: URLSearchParams): RequestsSearchParams => {
      const said = parseRequestsSearchParams(query, decides ? 'ALL' : 'MINE');
      return decides ? said : { ...said, view: 'MINE' };
    },
    [decides],
  );
  const address = useMemo(() => read(parameters), [parameters, read]);
  const change = useCallback<SetRequestsSearchParams>(
    (next, { replace = false } = {}) =>
      changeQuery((query) => new URLSearchParams(toRequestsSearchParams({ ...read(query), ...next })), {
        replace,
      }),
    [changeQuery, read],
  );
  return [address, change];
}

import '@mantine/core/styles/Input.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, useMemo } from 'react';
import {
  findConfigurationVisibility,
  computeUnitAccess,
  computeEffectiveAccess,
  type EffectiveAccess,
} from '~/domain/access/effectiveAccess.ts';
import { getConfigurationKind, toConfigurationId } from '~/domain/configuration/id.ts';
import { anyStates, type AnyState } from '~/domain/configuration/state.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { effectiveAccessTexts } from '~/domain/words/texts/explanation.ts';
import {
  getActionTexts,
  explainableActions,
  explainDecision,
  type ExplainableAction,
} from '~/domain/explanation/explanation.ts';
import type { WorkflowStatus } from '~/domain/workflow/permission.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { workingConfigurationQuery, type Configuration } from '~/queries/configurations/configurations.ts';
import { Panel } from '~/ui/Panel.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { AccessExplanationView, useAccountName } from '~/widgets/access/AccessExplanationDisclosure.tsx';
import styles from './Effective.module.css';
import { listPermittedOperations } from '~/domain/access/permittedOperations.ts';
import type { Unit } from '~/domain/access/roles.ts';
import { getEmailKey } from '~/domain/words/emailAddress.ts';
import { config } from '~/config.ts';
import { blacklistQuery, emailGrantsQuery, whitelistEntriesQuery } from '~/queries/access/lists.ts';
import { objectAccessQuery, accessLookupQuery, serviceAccessQuery } from '~/queries/access/matrices.ts';
import { usePermissionIds } from '~/session/me.ts';
import type { QueryResult } from '~/platform/queryResult.ts';

type EffectiveAccessData = {
  readonly access: EffectiveAccess;
  readonly operations: ReadonlySet<string>;
  /** Units of the e-mail address with a role that can read configurations. */
  readonly readers: readonly Unit[];
};

const guest: readonly Unit[] = [{ realm: 'NONE', accountNumber: '', roles: ['GUEST'] }];

export function useEffectiveAccess(address: string): QueryResult<EffectiveAccessData> {
  const grants = useQuery(emailGrantsQuery(getEmailKey(address)));
  const white = useQuery(whitelistEntriesQuery(address));
  const black = useQuery(blacklistQuery());
  const services = useQuery(serviceAccessQuery());
  const objects = useQuery(objectAccessQuery());
  const lookup = useQuery(accessLookupQuery());
  const reads = [grants, white, black, services, objects, lookup];
  const { ids } = usePermissionIds();
  const data = useMemo(() => {
    if (!grants.data || !white.data || !black.data || !services.data || !objects.data || !lookup.data)
      return undefined;
    const lists = { grants: grants.data, white: white.data, black: black.data };
    const access = computeEffectiveAccess(address, lists, config.productCode);
    const [methods, types, operations] = [services.data.accessMap, objects.data.accessMap, lookup.data];
    const operationsOf = (units: readonly Unit[]): ReadonlySet<string> => {
      const { serviceMethods, objectAccess } = computeUnitAccess(units, methods, types, config.productCode);
      return listPermittedOperations({ serviceMethods }, objectAccess, operations, ids);
    };
    // Accounts on the blacklist do not even get the GUEST role.
    const isGuest = access.units.length === 0 && !access.isBlacklisted;
    return {
      access,
      operations: operationsOf(isGuest ? guest : access.units),
      readers: access.units.filter((unit) => operationsOf([unit]).has('configurationGet')),
    };
  }, [address, grants.data, white.data, black.data, services.data, objects.data, lookup.data, ids]);
  // `null` is data the CMS refuses to this person: nothing can be concluded from it.
  const isRefused = [white, black, services, objects].some((read) => read.data === null);
  return {
    data,
    error: reads.find((read) => read.error)?.error ?? (isRefused ? new Error('A list was refused') : null),
    dataUpdatedAt: Math.min(...reads.map((read) => read.dataUpdatedAt)),
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  };
}

type Props = { readonly address: string; readonly known: EffectiveAccessData };

/** Debounce in ms before the configuration is fetched. */
const pause = 300;

/**
 * Asks whether an e-mail address may do an event on one configuration or on any in a state; kept in the
 * search params.
 */
export function AccessQuestionPanel({ address, known }: Props) {
  const [parameters, change] = usePageSearchParams();
  const [typed, setTyped] = useState(parameters.get('configuration') ?? '');
  const id = toConfigurationId(useDebouncedValue(typed, pause)[0]);
  const read = useQuery({ ...workingConfigurationQuery(id), enabled: id !== '' });
  const asked = explainableActions.find((each) => each === parameters.get('event')) ?? 'CONFIGURE';
  const state = anyStates.find((each) => each === parameters.get('state')) ?? 'CONFIGURING';
  const found = id === '' ? undefined : read.data;
  const standing = found ? standingOf(found) : { state };
  return (
    <Panel title={effectiveAccessTexts.question}>
      <div className={styles.question}>
        <TextInput
          label={effectiveAccessTexts.configurationId}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          error={id !== '' && read.data === null && effectiveAccessTexts.noConfiguration}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            change({ configuration: toConfigurationId(currentTarget.value) });
          }}
        />
        <NativeSelect
          label={effectiveAccessTexts.chooseState}
          value={standing.state}
          disabled={found !== undefined && found !== null}
          data={anyStates.map((each) => ({ value: each, label: formatState(each) }))}
          onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        />
        <NativeSelect
          label={effectiveAccessTexts.event}
          value={asked}
          data={explainableActions.map((each) => ({ value: each, label: getActionTexts(each).label }))}
          onChange={({ currentTarget }) => change({ event: currentTarget.value })}
        />
      </div>
      {found && <VisibilityAnswer known={known} configuration={found} />}
      <Answer address={address} known={known} asked={asked} standing={standing} />
    </Panel>
  );
}

const standingOf = (found: Configuration): WorkflowStatus & { readonly state: AnyState } => ({
  state: found.configurationState,
  kind: getConfigurationKind(found),
});

type VisibilityProps = Pick<Props, 'known'> & { readonly configuration: Configuration };

function VisibilityAnswer({ known: { access, readers }, configuration: found }: VisibilityProps) {
  const { data = [] } = useQuery(accountsQuery());
  const { accountNumber, accountGroup } = found.account;
  const groupAccounts = accountGroup
    ? data.filter((each) => each.accountGroup === accountGroup).map((each) => each.accountNumber)
    : [];
  const visibility = findConfigurationVisibility(access, readers, {
    configurationId: found.configurationId,
    accountNumber,
    groupAccounts,
  });
  return (
    <p className={styles.sight}>
      <strong>{effectiveAccessTexts.sight}</strong> {effectiveAccessTexts.sights[visibility]}
    </p>
  );
}

type AnswerProps = Props & { readonly asked: ExplainableAction; readonly standing: WorkflowStatus };

function Answer({ address, known: { access, operations }, asked, standing }: AnswerProps) {
  const accountName = useAccountName();
  return (
    <AccessExplanationView
      explanation={explainDecision({ units: access.units, operations }, asked, standing)}
      who={address}
      accountName={accountName}
      isKeptOut={access.isBlacklisted}
    />
  );
}

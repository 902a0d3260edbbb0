import {
  createPaletteSource,
  toPaletteListResult,
  type PaletteResult,
  type PaletteEntry,
  type PaletteQuery,
} from '~/ui/palette/paletteSource.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBolt, IconPlus, IconBuilding, IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useMatch } from 'react-router';
import { sortPaletteActions, filterPossibleActions, rankMatches } from '~/domain/palette/rankMatches.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import {
  configurationQuery,
  configurationsQuery,
  type Configuration,
} from '~/queries/configurations/configurations.ts';
import { getKnownQuoteState } from '~/queries/configurations/partialMoves.ts';
import { useActor, useMe } from '~/session/me.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { listConfigurationActions, type ConfigurationAction } from './actions/listConfigurationActions.ts';
import {
  lastConfigurationListPath,
  configurationListPath,
  describeConfiguration,
} from './list/configurationListPath.ts';
import {
  checkConfigurationCreation,
  isConfigurationCreationOffered,
} from '~/domain/configuration/creationPermission.ts';
import { configurationsPageTexts } from '~/domain/words/texts/configurationsPage.ts';
import { startConfigurationCreation } from '~/widgets/creation/startConfigurationCreation.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { buildAccountLabel, omitTestAccounts } from '~/domain/account/accounts.ts';
import { defaultConfigurationFilter } from '~/domain/configuration/filter.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { parseExactReferences } from '~/domain/palette/exactReferences.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { configurationRowPath } from './list/RowLink.tsx';

function useOpenConfiguration(): Configuration | undefined {
  const { id = '', revision } = useMatch(pages.configuration.path)?.params ?? {};
  const { data: shown } = useQuery({ ...configurationQuery(id, revision), enabled: false });
  const working = shown ? getWorkingRevisionName(shown) : '';
  const { data: other } = useQuery({ ...configurationQuery(id, working), enabled: false });
  return (shown?.revision === working ? shown : other) ?? undefined;
}

function answerOf(actions: readonly ConfigurationAction[], text: string): PaletteResult['entries'] {
  const inOrder = sortPaletteActions(actions);
  // Without a search text only possible actions are listed; a search also finds the others, with the reason.
  const found =
    text === '' ? filterPossibleActions(inOrder) : rankMatches(inOrder, text, ({ label }) => [label]);
  return sortPaletteActions(found).map(({ key, label, tone, decision, begin }) => ({
    key,
    title: label,
    icon: IconBolt,
    dangerous: tone === 'danger',
    refusal: decision.allowed ? undefined : decision.reason,
    run: begin,
  }));
}

function useActionAnswer({ text }: PaletteQuery) {
  const actor = useActor();
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigateIfStillHere();
  const open = useOpenConfiguration();
  if (!open) return undefined;
  // After a deletion, back must not lead to the deleted configuration.
  const afterDelete = (): Promise<void> => navigate(lastConfigurationListPath(), { replace: true });
  const quoteState = getKnownQuoteState(client, open);
  const context = { configuration: open, quoteState, me, actor, client, navigate, afterDelete };
  return {
    title: paletteTexts.groups.actions(open.configurationId, open.revision),
    entries: answerOf(listConfigurationActions(context), text),
  };
}

function useCreation({ text }: PaletteQuery) {
  const actor = useActor();
  if (!isConfigurationCreationOffered(actor.units)) return undefined;
  const decision = checkConfigurationCreation(actor);
  const entry: PaletteEntry = {
    key: 'create',
    title: configurationsPageTexts.create,
    icon: IconPlus,
    refusal: decision.allowed ? undefined : decision.reason,
    run: startConfigurationCreation,
  };
  return {
    title: paletteTexts.groups.create,
    entries: text === '' ? [] : rankMatches([entry], text, ({ title }) => [title]),
  };
}

const limit = 5;

function useCustomers({ text, asked }: PaletteQuery) {
  const canRead = checkOperations(useActor(), 'accountGetAll', 'configurationFilter').allowed;
  const read = useQuery({ ...accountsQuery(), enabled: canRead && asked !== '' });
  if (!canRead) return undefined;
  return toPaletteListResult(read, text, paletteTexts.groups.customers, (data) =>
    rankMatches(omitTestAccounts(data), text, wordsOf, limit).map((account) => ({
      key: account.accountNumber,
      title: buildAccountLabel(account).name,
      detail: paletteTexts.customerAbout(account.accountNumber),
      icon: IconBuilding,
      to: configurationListPath({ ...defaultConfigurationFilter, accountNumbers: [account.accountNumber] }),
    })),
  );
}

const wordsOf = (account: Parameters<typeof buildAccountLabel>[0]): readonly string[] => {
  const { name, number, erpId, tags } = buildAccountLabel(account);
  return [name, number, erpId, ...tags];
};

function useExact({ text }: PaletteQuery) {
  const canRead = checkOperations(useActor(), 'configurationGet').allowed;
  const entries = parseExactReferences(text).flatMap((thing): readonly PaletteEntry[] => {
    if (!canRead || thing.kind !== 'CONFIGURATION') return [];
    const { id } = thing;
    return [
      {
        key: `configuration ${id}`,
        title: paletteTexts.configuration(id),
        icon: IconAdjustmentsHorizontal,
        to: paths.workingConfiguration(id),
      },
    ];
  });
  return { title: paletteTexts.groups.goTo, entries };
}

const maxFound = 6;

function useListed({ text, asked }: PaletteQuery) {
  const { email } = useMe();
  const canRead = checkOperations(useActor(), 'configurationFilter').allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...configurationsQuery({ ...defaultConfigurationFilter, search: asked }, email),
    enabled: canRead && asked !== '',
  });
  if (!canRead) return undefined;
  const isTyping = text !== asked;
  const rows = isTyping || asked === '' ? [] : (data ?? []);
  return {
    title: paletteTexts.groups.configurations,
    isPending: text !== '' && (isTyping || (isFetching && !data)),
    retry: isError && !isTyping ? () => void refetch() : undefined,
    entries: rows.slice(0, maxFound).map((row) => ({
      key: row.configurationId,
      title: row.configurationId,
      detail: `${describeConfiguration(row)} · ${formatState(row.configurationState)}`,
      icon: IconAdjustmentsHorizontal,
      to: configurationRowPath(row),
    })),
  };
}

export const sources = [
  createPaletteSource('exactConfiguration', 'EXACT', useExact),
  createPaletteSource('actions', 'ACTIONS', useActionAnswer),
  createPaletteSource('createConfiguration', 'ACTIONS', useCreation),
  createPaletteSource('configurations', 'THINGS', useListed),
  createPaletteSource('customers', 'THINGS', useCustomers),
];

import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  configurationPageSize,
  countSelectableRows,
  type ConfigurationFilter,
} from '~/domain/configuration/filter.ts';
import { toViewSearchString } from '~/domain/configuration/savedViews.ts';
import {
  bulkActionTexts,
  listBulkActions,
  planBulkAction,
  validateBulkAction,
  isBulkActionDone,
} from '~/domain/workflow/bulk.ts';
import { bulkSelectionTexts } from '~/domain/words/texts/configurationList.ts';
import {
  clearSelection,
  useRowSelection,
  updateSelectedRow,
  deselectRow,
  selectRows,
} from './rowSelection.ts';
import { useMe, useActor, type Me } from '~/session/me.ts';
import { useSelectionBarShortcut } from '~/ui/list/useSelectionBarShortcut.ts';
import { toAriaKeyShortcuts } from '~/platform/shortcuts/shortcuts.ts';
import { useQueryClient, useQuery, type QueryClient } from '@tanstack/react-query';
import { config } from '~/config.ts';
import type { Actor } from '~/domain/access/decision.ts';
import type { BulkAction } from '~/domain/workflow/event.ts';
import { eventRecords } from '~/domain/workflow/eventRecords.ts';
import {
  createArchiveAction,
  assignOneConfiguration,
  createConditionalAction,
  startBulkAction,
  fetchAllConfigurations,
  type BulkItemAction,
} from '~/queries/configurations/bulk.ts';
import {
  getCachedConfigurationRow,
  configurationCountQuery,
  type ConfigurationRow,
} from '~/queries/configurations/configurations.ts';
import { createExportAction } from '~/queries/files/releasePackage.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import { StateLabel } from '~/ui/Badge.tsx';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { notifyError } from '~/queries/notifyError.ts';
import styles from './BulkActionBar.module.css';

export function BulkActionBar({ filter }: { readonly filter: ConfigurationFilter }) {
  const { units } = useMe();
  const chosen = useRowSelection(({ rows }) => rows.size);
  const bar = useSelectionBarShortcut();
  if (chosen === 0) return null;
  return (
    <div
      className="tray"
      role="region"
      aria-label={bulkSelectionTexts.title}
      aria-keyshortcuts={toAriaKeyShortcuts('TO_SELECTED')}
      ref={bar}
    >
      <strong className="number" role="status">
        {bulkSelectionTexts.selected(chosen)}
      </strong>
      {filter.view !== 'BOARD' && <SelectWholeList key={toViewSearchString(filter)} filter={filter} />}
      <div className="flow">
        {listBulkActions(units).map((action) => (
          <Button key={action} size="xs" variant="default" onClick={() => openBulkQuestion(action)}>
            {bulkActionTexts[action].label}
          </Button>
        ))}
      </div>
      <button
        type="button"
        className="iconButton"
        onClick={clearSelection}
        aria-label={bulkSelectionTexts.selectNone}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}

function openBulkQuestion(action: BulkAction): void {
  openModal({ title: bulkActionTexts[action].label, size: 560, body: <BulkQuestion action={action} /> });
}

type Doer = {
  readonly actor: Actor;
  readonly me: Me;
  readonly person: (email: string) => string;
  readonly rows: readonly ConfigurationRow[];
};

function doingOne(
  client: QueryClient,
  { actor, me, person, rows }: Doer,
): Record<BulkAction, BulkItemAction> {
  const { units, email } = me;
  const guarded = (
    action: BulkAction,
    doOne: Parameters<typeof createConditionalAction>[0]['doOne'],
  ): BulkItemAction =>
    createConditionalAction({
      client,
      rows,
      person,
      refusal: (now) => validateBulkAction(action, now, actor, email),
      isDone: (now) => isBulkActionDone(action, now, email),
      onStale: updateSelectedRow,
      doOne,
    });
  return {
    ASSIGN: guarded('ASSIGN', assignOneConfiguration),
    ARCHIVE: guarded('ARCHIVE', createArchiveAction(client)),
    EXPORT: createExportAction(client, { units, productCode: config.productCode }, email),
  };
}

function BulkQuestion({ action }: { readonly action: BulkAction }) {
  const me = useMe();
  const { email } = me;
  const actor = useActor();
  const person = usePersonName();
  const client = useQueryClient();
  const chosen = useRowSelection(({ rows }) => rows);
  const { eligible, refused } = planBulkAction(
    action,
    [...chosen.values()].map((row) => newer(row, getCachedConfigurationRow(client, row.configurationId))),
    actor,
    email,
  );
  const text = bulkActionTexts[action];
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    closeModal();
    const configurationIds = eligible.map(({ configurationId }) => configurationId);
    startBulkAction(client, {
      action,
      doOne: doingOne(client, { actor, me, person, rows: eligible })[action],
      configurationIds,
      onDone: deselectRow,
    });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="question">
      {eligible.length > 0 && (
        <>
          <p>{text.question(eligible.length)}</p>
          <ul className={styles.ids} aria-label={bulkSelectionTexts.eligible}>
            {eligible.slice(0, maxNamed).map(({ configurationId, configurationState }) => (
              <li key={configurationId}>
                <span className="number">{configurationId}</span>
                <StateLabel state={configurationState} size="small" />
              </li>
            ))}
            <Rest of={eligible} />
          </ul>
        </>
      )}
      {refused.length > 0 && (
        <>
          <p>{eligible.length > 0 ? bulkSelectionTexts.theseStay : bulkSelectionTexts.noneCan}</p>
          <ul className={styles.refused} aria-label={bulkSelectionTexts.refused}>
            {refused
              .slice(0, maxNamed)
              .map(({ subject: { configurationId, configurationState }, reason }) => (
                <li key={configurationId}>
                  <strong className="number">{configurationId}</strong>
                  <StateLabel state={configurationState} size="small" />
                  <span>{reason}</span>
                </li>
              ))}
            <Rest of={refused} />
          </ul>
        </>
      )}
      <FormActions
        action={text.action(eligible.length)}
        busy={false}
        refusal={eligible.length === 0 ? bulkSelectionTexts.noneAllows : undefined}
        dangerous={eventRecords[action].tone === 'danger'}
      />
    </form>
  );
}

/** Longer lists are cut; the rest is only counted. */
const maxNamed = 50;

const Rest = ({ of }: { readonly of: readonly unknown[] }) =>
  of.length > maxNamed ? <li>{bulkSelectionTexts.andMore(of.length - maxNamed)}</li> : null;

const newer = (chosen: ConfigurationRow, known: ConfigurationRow | undefined): ConfigurationRow =>
  known && known.modified > chosen.modified ? known : chosen;

/** Selects all rows of the list, on all pages: fetches them first, with progress and cancel. */
function SelectWholeList({ filter }: { readonly filter: ConfigurationFilter }) {
  const { email } = useMe();
  const { data } = useQuery(configurationCountQuery(filter, email));
  const [read, setRead] = useState<number>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const count = data?.count ?? 0;
  if (count <= configurationPageSize) return null;

  const onSelect = async (): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    setRead(0);
    try {
      selectRows(await fetchAllConfigurations(filter, email, count, { signal, onProgress: setRead }), true);
    } catch (error) {
      if (!signal.aborted) notifyError(error);
    } finally {
      setRead(undefined);
    }
  };
  if (read === undefined) {
    return (
      <Button size="xs" variant="subtle" onClick={() => void onSelect()}>
        {bulkSelectionTexts.selectAll(countSelectableRows(count), count)}
      </Button>
    );
  }
  return (
    <>
      <span className="number" role="status">
        {bulkSelectionTexts.reading(read, countSelectableRows(count))}
      </span>
      <Button size="xs" variant="subtle" onClick={() => reading.current?.abort()}>
        {commonTexts.cancel}
      </Button>
    </>
  );
}

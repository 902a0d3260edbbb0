import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactElement } from 'react';
import { config } from '~/config.ts';
import type { Actor } from '~/domain/access/verdict.ts';
import { bulkPlan, bulkRefusal, isBulkDone, bulkText } from '~/domain/workflow/bulk.ts';
import type { BulkAction } from '~/domain/workflow/event.ts';
import { eventRecord } from '~/domain/workflow/eventRecord.ts';
import { bulkTexts } from '~/domain/words/texts/configurationList.ts';
import { renewChosen, unselect, useSelection } from './selection.ts';
import { archiveOne, assignOne, guardedOne, startBulk, type DoOne } from '~/queries/configurations/bulk.ts';
import { knownRow, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { exportOne } from '~/queries/files/releasePackage.ts';
import { useActor, useMe, type Me } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import { StateLabel } from '~/ui/StateLabel.tsx';
import styles from './BulkQuestion.module.css';

/** Asks before something is done to everything that is chosen: to which, and why not to the others. */
export function openBulkQuestion(action: BulkAction): void {
  openModal({ title: bulkText[action].label, size: 560, body: <BulkQuestion action={action} /> });
}

type Doer = {
  readonly actor: Actor;
  readonly me: Me;
  /** The name an address shows as. */
  readonly person: (email: string) => string;
  readonly rows: readonly ConfigurationRow[];
};

/** Each action as this person does it to one configuration: a write on what was seen, and nothing else. */
function doingOne(client: QueryClient, { actor, me, person, rows }: Doer): Record<BulkAction, DoOne> {
  const { units, email } = me;
  const guarded = (action: BulkAction, doOne: Parameters<typeof guardedOne>[0]['doOne']): DoOne =>
    guardedOne({
      client,
      rows,
      person,
      refusal: (now) => bulkRefusal(action, now, actor, email),
      isDone: (now) => isBulkDone(action, now, email),
      onStale: renewChosen,
      doOne,
    });
  return {
    ASSIGN: guarded('ASSIGN', assignOne),
    ARCHIVE: guarded('ARCHIVE', archiveOne(client)),
    EXPORT: exportOne(client, { units, productCode: config.productCode }, email),
  };
}

type Props = { readonly action: BulkAction };

function BulkQuestion({ action }: Props): ReactElement {
  const me = useMe();
  const { email } = me;
  const actor = useActor();
  const person = usePersonName();
  const client = useQueryClient();
  const chosen = useSelection(({ rows }) => rows);
  const { eligible, refused } = bulkPlan(
    action,
    [...chosen.values()].map((row) => newer(row, knownRow(client, row.configurationId))),
    actor,
    email,
  );
  const text = bulkText[action];
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    closeModal();
    const configurationIds = eligible.map(({ configurationId }) => configurationId);
    startBulk(client, {
      action,
      doOne: doingOne(client, { actor, me, person, rows: eligible })[action],
      configurationIds,
      onDone: unselect,
    });
  };
  return (
    <form noValidate onSubmit={onSubmit} className={styles.question}>
      {eligible.length > 0 && (
        <>
          <p>{text.question(eligible.length)}</p>
          <ul className={styles.ids} aria-label={bulkTexts.eligible}>
            {eligible.slice(0, mostNamed).map(({ configurationId, configurationState }) => (
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
          <p>{eligible.length > 0 ? bulkTexts.theseStay : bulkTexts.noneCan}</p>
          <ul className={styles.refused} aria-label={bulkTexts.refused}>
            {refused
              .slice(0, mostNamed)
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
        refusal={eligible.length === 0 ? bulkTexts.noneAllows : undefined}
        dangerous={eventRecord[action].tone === 'danger'}
      />
    </form>
  );
}

/** Number of configurations that are named before the others are only counted. */
const mostNamed = 50;

/** The number of those that are not named; nothing when all are. */
function Rest({ of }: { readonly of: readonly unknown[] }): ReactElement | null {
  return of.length > mostNamed ? <li>{bulkTexts.andMore(of.length - mostNamed)}</li> : null;
}

const newer = (chosen: ConfigurationRow, known: ConfigurationRow | undefined): ConfigurationRow =>
  known && known.modified > chosen.modified ? known : chosen;

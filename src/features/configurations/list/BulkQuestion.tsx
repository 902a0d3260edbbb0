import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactElement } from 'react';
import { config } from '~/config.ts';
import { bulkPlan, bulkText } from '~/domain/workflow/bulk.ts';
import type { BulkAction } from '~/domain/workflow/event.ts';
import { unselect, useSelection } from './selection.ts';
import { archiveOne, assignOne, startBulk, type DoOne } from '~/queries/configurations/bulk.ts';
import { knownRow, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { exportOne } from '~/queries/files/releasePackage.ts';
import { useActor, useMe, type Me } from '~/session/me.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import styles from './BulkQuestion.module.css';

/** Asks before something is done to everything that is chosen: to which, and why not to the others. */
export function openBulkQuestion(action: BulkAction): void {
  openModal({ title: bulkText[action].label, size: 560, body: <BulkQuestion action={action} /> });
}

/** How each action is done to one configuration by this person. */
const doingOne = (client: QueryClient, { units, email }: Me): Record<BulkAction, DoOne> => ({
  ASSIGN: assignOne,
  ARCHIVE: archiveOne,
  EXPORT: exportOne(client, { units, productCode: config.productCode }, email),
});

type Props = { readonly action: BulkAction };

function BulkQuestion({ action }: Props): ReactElement {
  const me = useMe();
  const { email } = me;
  const actor = useActor();
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
    startBulk(client, { action, doOne: doingOne(client, me)[action], configurationIds, onDone: unselect });
  };
  return (
    <form onSubmit={onSubmit} className={styles.question}>
      {eligible.length > 0 && (
        <>
          <p>{text.question(eligible.length)}</p>
          <ul className={styles.ids} aria-label="It is done to">
            {eligible.map(({ configurationId }) => (
              <li key={configurationId} className="number">
                {configurationId}
              </li>
            ))}
          </ul>
        </>
      )}
      {refused.length > 0 && (
        <>
          <p>{eligible.length > 0 ? 'These stay as they are:' : 'It cannot be done to any of these:'}</p>
          <ul className={styles.refused} aria-label="It is not done to">
            {refused.map(({ subject: { configurationId }, reason }) => (
              <li key={configurationId}>
                <strong className="number">{configurationId}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <FormActions
        action={text.action(eligible.length)}
        busy={false}
        refusal={eligible.length === 0 ? 'None of them allows it' : undefined}
        dangerous={action === 'ARCHIVE'}
      />
    </form>
  );
}

const newer = (chosen: ConfigurationRow, known: ConfigurationRow | undefined): ConfigurationRow =>
  known && known.modified > chosen.modified ? known : chosen;

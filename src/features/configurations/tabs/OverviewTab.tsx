import type { ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { configurationKindLabel, configurationKind } from '~/domain/configuration/id.ts';
import { longDate } from '~/domain/words/dates.ts';
import { mayUpdateNote } from '~/domain/revision/permission.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { ProductConfigurations } from '../products/ProductConfigurations.tsx';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from './OverviewTab.module.css';

type Props = { readonly configuration: Configuration };

/** The facts of the configuration, and the devices it is made of. */
export function OverviewTab({ configuration }: Props): ReactElement {
  const verdict = mayUpdateNote(useActor());
  const { note } = configuration;
  const onUpdateNote = async (): Promise<void> => {
    await openWhenLoaded(
      () => import('../revisions/UpdateNote.tsx'),
      ({ openUpdateNote }) => openUpdateNote(configuration),
    );
  };
  return (
    <div className={styles.columns}>
      <Panel title="Configuration">
        <LabelValueTable rows={useFacts(configuration)} />
      </Panel>
      <div className={styles.column}>
        <Panel title="Customer">
          <LabelValueTable rows={customerFacts(configuration)} />
        </Panel>
        <Panel
          title="Note"
          actions={
            <VerdictButton verdict={verdict} onClick={() => void onUpdateNote()}>
              Update note
            </VerdictButton>
          }
        >
          <p className={styles.note}>{note || 'There is no note on this configuration.'}</p>
        </Panel>
      </div>
      <ProductConfigurations configuration={configuration} />
    </div>
  );
}

function useFacts(configuration: Configuration): readonly LabelValue[] {
  const person = usePersonName();
  const { configurationName, userDefinedName, configurationDescription, kbMaxQuoteId } = configuration;
  const { productFamily, partNumber, bomId, revision, revisionState, revisions } = configuration;
  const { configurationState, assigneeEmail, created, createdBy, modified, modifiedBy } = configuration;
  const kind = configurationKind(configuration);
  return [
    { label: 'Name', value: configurationName },
    { label: 'User-defined name', value: userDefinedName },
    { label: 'Description', value: configurationDescription },
    { label: 'State', value: <StateLabel state={configurationState} size="small" /> },
    { label: 'Type', value: configurationKindLabel[kind] },
    { label: 'Product family', value: productFamily },
    { label: 'Part', value: partNumber && <span className="number">{partNumber}</span> },
    { label: 'Bill of materials', value: bomId && <span className="number">{bomId}</span> },
    ...(kind === 'CONFIGURED_3D'
      ? [{ label: 'Quote', value: <span className="number">{kbMaxQuoteId}</span> }]
      : []),
    { label: 'Revision', value: `${revision} (${stateText(revisionState)}), of ${revisions.length}` },
    { label: 'Assignee', value: assigneeEmail ? person(assigneeEmail) : 'Unassigned' },
    { label: 'Created', value: `${longDate(created)}, ${person(createdBy)}` },
    { label: 'Modified', value: `${longDate(modified)}, ${person(modifiedBy)}` },
  ];
}

function customerFacts({ account, contact }: Configuration): readonly LabelValue[] {
  const { name, tags, number, erpId, state } = accountLabel(account);
  return [
    { label: 'Account', value: [name, ...tags].join(' · ') },
    { label: 'Number', value: <span className="number">{number}</span> },
    { label: 'ERP ID', value: erpId },
    ...(state ? [{ label: 'State', value: <StateLabel state={state} size="small" /> }] : []),
    { label: 'Country', value: countryOf(account.dataArea) },
    { label: 'Contact', value: contact?.name },
    { label: 'E-mail', value: contact && <a href={`mailto:${contact.email}`}>{contact.email}</a> },
  ];
}

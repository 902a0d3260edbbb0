import type { ReactElement } from 'react';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { overviewTexts } from '~/domain/words/texts/configurationTabs.ts';
import { accountLabel } from '~/domain/account/accounts.ts';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { configurationKindLabel, configurationKind, hasQuote } from '~/domain/configuration/id.ts';
import { accessHelps } from '~/domain/access/verdict.ts';
import { nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { accessWishes } from '~/domain/words/texts/accessWishes.ts';
import { RequestAccess } from '~/widgets/requests/AccessRequest.tsx';
import { longDate } from '~/domain/words/dates.ts';
import { mayUpdateNote } from '~/domain/revision/permission.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { quoteBesideTexts } from '~/domain/words/texts/quoteBeside.ts';
import { QuoteFacts } from '../quote/QuoteFacts.tsx';
import { ProductConfigurations } from '../products/ProductConfigurations.tsx';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { EmailAddress } from '~/ui/SoftBreaks.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from './OverviewTab.module.css';

export function OverviewTab({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const verdict = mayUpdateNote(useActor());
  const { configurationId, note } = configuration;
  const onUpdateNote = (): void =>
    void openWhenLoaded(
      () => import('../revisions/UpdateNote.tsx'),
      ({ openUpdateNote }) => openUpdateNote(configuration),
    );
  return (
    <div className="columns">
      <Panel title={overviewTexts.configuration}>
        <LabelValueTable rows={useFacts(configuration)} />
      </Panel>
      <div className="stack">
        {hasQuote(configuration) && (
          <Panel title={quoteBesideTexts.title}>
            <QuoteFacts configuration={configuration} />
          </Panel>
        )}
        <Panel title={overviewTexts.customer}>
          <LabelValueTable rows={customerFacts(configuration)} />
        </Panel>
        <Panel
          title={overviewTexts.note}
          actions={
            <VerdictButton
              verdict={verdict}
              way={
                accessHelps(verdict) && (
                  <RequestAccess
                    wanted={{
                      requestType: 'CONFIGURATION_ACCESS',
                      configurationId,
                      description: accessWishes.event(configurationId, overviewTexts.updateNoteVerb),
                    }}
                    label={nextStepsTexts.requestAccessTo(overviewTexts.updateNote)}
                  />
                )
              }
              onClick={onUpdateNote}
            >
              {overviewTexts.updateNote}
            </VerdictButton>
          }
        >
          <p className={styles.note}>{note || overviewTexts.noNote}</p>
        </Panel>
      </div>
      <ProductConfigurations configuration={configuration} />
    </div>
  );
}

function useFacts(configuration: Configuration): readonly LabelValue[] {
  const person = usePersonName();
  const { configurationName, userDefinedName, configurationDescription } = configuration;
  const { productFamily, partNumber, bomId, revision, revisionState, revisions } = configuration;
  const { assigneeEmail, created, createdBy, modified, modifiedBy } = configuration;
  const kind = configurationKind(configuration);
  return [
    { label: factTexts.name, value: configurationName },
    { label: factTexts.userDefinedName, value: userDefinedName },
    { label: factTexts.description, value: configurationDescription },
    { label: factTexts.kind, value: configurationKindLabel[kind] },
    { label: factTexts.family, value: productFamily },
    { label: factTexts.part, value: partNumber && <span className="number">{partNumber}</span> },
    { label: factTexts.bom, value: bomId && <span className="number">{bomId}</span> },
    {
      label: factTexts.revision,
      value: factTexts.revisionOf(revision, stateText(revisionState), revisions.length),
    },
    { label: factTexts.assignee, value: assigneeEmail ? person(assigneeEmail) : factTexts.unassigned },
    { label: factTexts.created, value: factTexts.at(longDate(created), person(createdBy)) },
    { label: factTexts.modified, value: factTexts.at(longDate(modified), person(modifiedBy)) },
  ];
}

function customerFacts({ account, contact }: Configuration): readonly LabelValue[] {
  const { name, tags, number, erpId, state } = accountLabel(account);
  return [
    { label: factTexts.account, value: [name, ...tags].join(' · ') },
    { label: factTexts.number, value: <span className="number">{number}</span> },
    { label: factTexts.erpId, value: erpId },
    ...(state ? [{ label: factTexts.state, value: <StateLabel state={state} size="small" /> }] : []),
    { label: factTexts.country, value: countryOf(account.dataArea) },
    { label: factTexts.contact, value: contact?.name },
    {
      label: factTexts.email,
      value: contact && (
        <a href={`mailto:${contact.email}`}>
          <EmailAddress email={contact.email} />
        </a>
      ),
    },
  ];
}

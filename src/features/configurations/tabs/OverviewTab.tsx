import { useMemo } from 'react';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { overviewTabTexts, productConfigurationsTabTexts } from '~/domain/words/texts/configurationTabs.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { formatAccountCountry } from '~/domain/account/subsidiaries.ts';
import { configurationKindLabel, getConfigurationKind, hasQuote } from '~/domain/configuration/id.ts';
import { isAccessRefusal } from '~/domain/access/decision.ts';
import { nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { accessRequestTexts } from '~/domain/words/texts/accessRequests.ts';
import { RequestAccessInlineButton } from '~/widgets/requests/RequestAccessInlineButton.tsx';
import { formatLongDate } from '~/domain/words/dates.ts';
import { checkConfigurationNoteUpdate } from '~/domain/revision/permission.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { configurationQuoteTexts } from '~/domain/words/texts/configurationQuote.ts';
import { QuoteFacts } from '../quote/QuoteFacts.tsx';
import type { Configuration, ProductConfiguration } from '~/queries/configurations/configurations.ts';
import { useActor, useViewer } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { EmailAddress } from '~/ui/BreakableText.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import styles from './OverviewTab.module.css';
import {
  buildFileGroups,
  getNewestFileVersion,
  type FileEntry,
  type FileGroup,
} from '~/domain/file/fileGroups.ts';
import { getDeviceShape } from '~/domain/product/deviceShape.ts';
import { deviceTypeLabel, formatModel } from '~/domain/product/families.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { listArtefactViews } from '~/domain/file/artefactViews.ts';
import { artefactPictureQuery } from '~/queries/files/artefactPicture.ts';
import { Thumbnail } from '~/widgets/previews/Thumbnail.tsx';
import { viewFile } from '../files/fileActions.ts';

type Props = { readonly configuration: Configuration };

function ProductConfigurations({ configuration }: Props) {
  const { productConfigurations } = configuration;
  const viewer = useViewer();
  const places = useMemo(() => buildFileGroups(configuration, viewer), [configuration, viewer]);
  return (
    <Panel title={productConfigurationsTabTexts.title} wide>
      {productConfigurations.length === 0 ? (
        <EmptyState
          title={productConfigurationsTabTexts.none}
          text={productConfigurationsTabTexts.aboutNone}
        />
      ) : (
        <ul className={styles.list}>
          {productConfigurations.map((each) => (
            <Facts
              key={each.productConfigurationId}
              productConfiguration={each}
              configuration={configuration}
              artefacts={artefactsIn(places, each)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const artefactsIn = (
  places: readonly FileGroup[],
  { productConfigurationId }: ProductConfiguration,
): readonly FileEntry[] =>
  places.find(({ productConfigurationId: id }) => id === productConfigurationId)?.artefacts ?? [];

type FactsProps = Props & {
  readonly productConfiguration: ProductConfiguration;
  readonly artefacts: readonly FileEntry[];
};

function Facts({ productConfiguration, configuration, artefacts }: FactsProps) {
  const { productConfigurationId, deviceType, transmitterModel, receiverModel } = productConfiguration;
  const { userDefinedName, name, productConfigurationDescription, partNumber } = productConfiguration;
  const { created, createdBy } = productConfiguration;
  const person = usePersonName();
  const model = transmitterModel ?? receiverModel;
  return (
    <li>
      <DevicePicture
        productConfigurationId={productConfigurationId}
        alt={productConfigurationsTabTexts.picture(deviceTypeLabel[deviceType], productConfigurationId)}
        drawing={{ shape: getDeviceShape(productConfiguration) }}
      />
      <div className={styles.facts}>
        <h3>
          <CopyableId id={productConfigurationId} />
        </h3>
        <p>{productConfigurationDescription}</p>
        <LabelValueTable
          caption={productConfigurationsTabTexts.facts(productConfigurationId)}
          rows={[
            { label: configurationFactTexts.deviceType, value: deviceTypeLabel[deviceType] },
            { label: configurationFactTexts.model, value: model && formatModel(model) },
            { label: configurationFactTexts.name, value: name },
            { label: configurationFactTexts.userDefinedName, value: userDefinedName },
            {
              label: configurationFactTexts.part,
              value: partNumber && <span className="number">{partNumber}</span>,
            },
            {
              label: configurationFactTexts.created,
              value: configurationFactTexts.at(formatLongDate(created), person(createdBy)),
            },
          ]}
        />
      </div>
      <ViewStrip id={productConfigurationId} artefacts={artefacts} configuration={configuration} />
    </li>
  );
}

type ViewStripProps = {
  readonly id: string;
  readonly artefacts: readonly FileEntry[];
  readonly configuration: Configuration;
};

function ViewStrip({ id, artefacts, configuration }: ViewStripProps) {
  const views = listArtefactViews(artefacts);
  if (views.length === 0) return null;
  const files = views.map(({ file }) => file);
  return (
    <ul className={styles.strip} aria-label={productConfigurationsTabTexts.views(id)}>
      {views.map(({ label, file }) => (
        <li key={file.id}>
          <button
            type="button"
            aria-label={productConfigurationsTabTexts.view(label, id)}
            onClick={() =>
              viewFile(file, getNewestFileVersion(file)?.versionNumber ?? 1, configuration, files)
            }
          >
            <Thumbnail picture={artefactPictureQuery(file)} instead={null} />
            <span aria-hidden>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const openUpdateNote = createOpener(
  async () => (await import('../revisions/UpdateNote.tsx')).openUpdateConfigurationNote,
);

export function OverviewTab({ configuration }: { readonly configuration: Configuration }) {
  const decision = checkConfigurationNoteUpdate(useActor());
  const { configurationId, note } = configuration;
  return (
    <div className="columns">
      <Panel title={overviewTabTexts.configuration}>
        <LabelValueTable rows={useFacts(configuration)} />
      </Panel>
      <div className="stack">
        {hasQuote(configuration) && (
          <Panel title={configurationQuoteTexts.title}>
            <QuoteFacts configuration={configuration} />
          </Panel>
        )}
        <Panel title={overviewTabTexts.customer}>
          <LabelValueTable rows={customerFacts(configuration)} />
        </Panel>
        <Panel
          title={overviewTabTexts.note}
          actions={
            <GuardedButton
              decision={decision}
              way={
                isAccessRefusal(decision) && (
                  <RequestAccessInlineButton
                    wanted={{
                      requestType: 'CONFIGURATION_ACCESS',
                      configurationId,
                      description: accessRequestTexts.event(configurationId, overviewTabTexts.updateNoteVerb),
                    }}
                    label={nextStepsTexts.requestAccessTo(overviewTabTexts.updateNote)}
                  />
                )
              }
              onClick={() => openUpdateNote(configuration)}
            >
              {overviewTabTexts.updateNote}
            </GuardedButton>
          }
        >
          <p className={styles.note}>{note || overviewTabTexts.noNote}</p>
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
  const kind = getConfigurationKind(configuration);
  return [
    { label: configurationFactTexts.name, value: configurationName },
    { label: configurationFactTexts.userDefinedName, value: userDefinedName },
    { label: configurationFactTexts.description, value: configurationDescription },
    { label: configurationFactTexts.kind, value: configurationKindLabel[kind] },
    { label: configurationFactTexts.family, value: productFamily },
    { label: configurationFactTexts.part, value: partNumber && <span className="number">{partNumber}</span> },
    { label: configurationFactTexts.bom, value: bomId && <span className="number">{bomId}</span> },
    {
      label: configurationFactTexts.revision,
      value: configurationFactTexts.revisionOf(revision, formatState(revisionState), revisions.length),
    },
    {
      label: configurationFactTexts.assignee,
      value: assigneeEmail ? person(assigneeEmail) : configurationFactTexts.unassigned,
    },
    {
      label: configurationFactTexts.created,
      value: configurationFactTexts.at(formatLongDate(created), person(createdBy)),
    },
    {
      label: configurationFactTexts.modified,
      value: configurationFactTexts.at(formatLongDate(modified), person(modifiedBy)),
    },
  ];
}

function customerFacts({ account, contact }: Configuration): readonly LabelValue[] {
  const { name, tags, number, erpId, state } = buildAccountLabel(account);
  return [
    { label: configurationFactTexts.account, value: [name, ...tags].join(' · ') },
    { label: configurationFactTexts.number, value: <span className="number">{number}</span> },
    { label: configurationFactTexts.erpId, value: erpId },
    ...(state
      ? [{ label: configurationFactTexts.state, value: <StateLabel state={state} size="small" /> }]
      : []),
    { label: configurationFactTexts.country, value: formatAccountCountry(account.dataArea) },
    { label: configurationFactTexts.contact, value: contact?.name },
    {
      label: configurationFactTexts.email,
      value: contact && (
        <a href={`mailto:${contact.email}`}>
          <EmailAddress email={contact.email} />
        </a>
      ),
    },
  ];
}

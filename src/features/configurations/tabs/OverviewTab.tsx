import { useMemo } from 'react';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { overviewTexts, productConfigurationTexts } from '~/domain/words/texts/configurationTabs.ts';
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
import type { Configuration, ProductConfiguration } from '~/queries/configurations/configurations.ts';
import { useActor, useViewer } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { EmailAddress } from '~/ui/SoftBreaks.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { GuardedButton } from '~/ui/VerdictButton.tsx';
import { createOpener } from '~/ui/modal/openWhenLoaded.tsx';
import styles from './OverviewTab.module.css';
import { filePlaces, newestVersion, type FileEntry, type FilePlace } from '~/domain/file/places.ts';
import { deviceShape } from '~/domain/product/shape.ts';
import { deviceTypeLabel, modelText } from '~/domain/product/families.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { viewsAmong } from '~/domain/file/views.ts';
import { artefactPictureQuery } from '~/queries/files/artefactPicture.ts';
import { Thumbnail } from '~/widgets/previews/Thumbnail.tsx';
import { viewFile } from '../files/fileActions.ts';

type Props = { readonly configuration: Configuration };

function ProductConfigurations({ configuration }: Props) {
  const { productConfigurations } = configuration;
  const viewer = useViewer();
  const places = useMemo(() => filePlaces(configuration, viewer), [configuration, viewer]);
  return (
    <Panel title={productConfigurationTexts.title} wide>
      {productConfigurations.length === 0 ? (
        <EmptyState title={productConfigurationTexts.none} text={productConfigurationTexts.aboutNone} />
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
  places: readonly FilePlace[],
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
        alt={productConfigurationTexts.picture(deviceTypeLabel[deviceType], productConfigurationId)}
        drawing={{ shape: deviceShape(productConfiguration) }}
      />
      <div className={styles.facts}>
        <h3>
          <CopyableId id={productConfigurationId} />
        </h3>
        <p>{productConfigurationDescription}</p>
        <LabelValueTable
          caption={productConfigurationTexts.facts(productConfigurationId)}
          rows={[
            { label: factTexts.deviceType, value: deviceTypeLabel[deviceType] },
            { label: factTexts.model, value: model && modelText(model) },
            { label: factTexts.name, value: name },
            { label: factTexts.userDefinedName, value: userDefinedName },
            { label: factTexts.part, value: partNumber && <span className="number">{partNumber}</span> },
            { label: factTexts.created, value: factTexts.at(longDate(created), person(createdBy)) },
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
  const views = viewsAmong(artefacts);
  if (views.length === 0) return null;
  const files = views.map(({ file }) => file);
  return (
    <ul className={styles.strip} aria-label={productConfigurationTexts.views(id)}>
      {views.map(({ label, file }) => (
        <li key={file.id}>
          <button
            type="button"
            aria-label={productConfigurationTexts.view(label, id)}
            onClick={() => viewFile(file, newestVersion(file)?.versionNumber ?? 1, configuration, files)}
          >
            <Thumbnail picture={artefactPictureQuery(file)} instead={null} />
            <span aria-hidden>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const openUpdateNote = createOpener(async () => (await import('../revisions/UpdateNote.tsx')).openUpdateNote);

export function OverviewTab({ configuration }: { readonly configuration: Configuration }) {
  const verdict = mayUpdateNote(useActor());
  const { configurationId, note } = configuration;
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
            <GuardedButton
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
              onClick={() => openUpdateNote(configuration)}
            >
              {overviewTexts.updateNote}
            </GuardedButton>
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

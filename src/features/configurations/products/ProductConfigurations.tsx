import { useMemo, type ReactElement } from 'react';
import { filePlaces, newestVersion, type FileEntry, type FilePlace } from '~/domain/file/places.ts';
import { deviceShape } from '~/domain/product/shape.ts';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { productConfigurationTexts } from '~/domain/words/texts/configurationTabs.ts';
import { longDate } from '~/domain/words/dates.ts';
import { deviceTypeLabel, modelText } from '~/domain/product/families.ts';
import type { Configuration, ProductConfiguration } from '~/queries/configurations/configurations.ts';
import { useViewer } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { viewsAmong } from '~/domain/file/views.ts';
import { artefactPicture } from '~/queries/files/artefactPicture.ts';
import { Thumbnail } from '~/widgets/previews/Thumbnail.tsx';
import { viewFile } from '../files/fileActions.ts';
import styles from './ProductConfigurations.module.css';

type Props = { readonly configuration: Configuration };

export function ProductConfigurations({ configuration }: Props): ReactElement {
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

function Facts({ productConfiguration, configuration, artefacts }: FactsProps): ReactElement {
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

/** The views of a transmitter that have been made, side by side; each opens its preview. Nothing without one. */
function ViewStrip({ id, artefacts, configuration }: ViewStripProps): ReactElement | null {
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
            onClick={() => void viewFile(file, newestVersion(file)?.versionNumber ?? 1, configuration, files)}
          >
            <Thumbnail picture={artefactPicture(file)} instead={null} />
            <span aria-hidden>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

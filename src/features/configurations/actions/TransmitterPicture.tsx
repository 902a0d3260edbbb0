import { useQuery } from '@tanstack/react-query';
import { IconDeviceRemote } from '@tabler/icons-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { config } from '~/config.ts';
import { transmitterView } from '~/domain/file/transmitterView.ts';
import { decisionTexts } from '~/domain/words/texts/configurationActions.ts';
import { artefactPicture, modelImage } from '~/queries/files/images.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import styles from './DecisionFacts.module.css';

type Props = { readonly configuration: Configuration };

/** The picture of the first transmitter: its view artefact, else that of its 3D model; a symbol where there is none. */
export function TransmitterPicture({ configuration }: Props): ReactElement {
  const { units } = useMe();
  const { file, productConfigurationId = '' } = transmitterView(configuration, {
    units,
    productCode: config.productCode,
  });
  const view = useQuery({ ...artefactPicture(file), enabled: file !== undefined });
  const needsModel = productConfigurationId !== '' && (file === undefined || view.data === null);
  const model = useQuery({ ...modelImage(productConfigurationId, 'PERSPECTIVE'), enabled: needsModel });
  const picture = view.data ?? model.data;
  return (
    <div className={styles.picture}>
      {picture ? (
        <Picture blob={picture} alt={decisionTexts.picture(productConfigurationId)} />
      ) : (
        <IconDeviceRemote size={40} stroke={1.2} aria-hidden />
      )}
    </div>
  );
}

function Picture({ blob, alt }: { readonly blob: Blob; readonly alt: string }): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt={alt} />;
}

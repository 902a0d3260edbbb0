import type { ReactElement } from 'react';
import { config } from '~/config.ts';
import { transmitterView } from '~/domain/file/views.ts';
import { neutralDrawing } from '~/domain/product/shape.ts';
import { decisionTexts } from '~/domain/words/texts/configurationActions.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';

type Props = { readonly configuration: Configuration };

/** The picture of the first transmitter of a revision. */
export function TransmitterPicture({ configuration }: Props): ReactElement {
  const { units } = useMe();
  const viewer = { units, productCode: config.productCode };
  const { file, productConfigurationId = '' } = transmitterView(configuration, viewer);
  return (
    <DevicePicture
      productConfigurationId={productConfigurationId}
      view={file}
      alt={decisionTexts.picture(productConfigurationId)}
      drawing={neutralDrawing(configuration)}
    />
  );
}

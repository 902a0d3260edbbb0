import type { ReactElement } from 'react';
import { mayCall } from '~/domain/access/verdict.ts';
import { neutralDrawing, picturedDevice } from '~/domain/product/shape.ts';
import { modelImage } from '~/queries/files/pictures.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { Awaited, Thumbnail } from '~/widgets/previews/Thumbnail.tsx';
import { useQuiet } from '~/widgets/previews/useQuiet.ts';

type Props = { readonly row: ConfigurationRow };

/** The picture of a configuration in a list. A list that names no product configurations has drawings only. */
export function RowPicture({ row }: Props): ReactElement {
  return useQuiet() ? <Permitted row={row} /> : <Awaited instead={neutralDrawing(row)} />;
}

function Permitted({ row }: Props): ReactElement {
  const { allowed } = mayCall(useActor(), 'productConfigurationImageDownload');
  const device = allowed ? picturedDevice(row.productConfigurations) : undefined;
  return (
    <Thumbnail
      picture={device && modelImage(device.productConfigurationId, 'PERSPECTIVE')}
      instead={neutralDrawing(row)}
    />
  );
}

import type { ReactElement } from 'react';
import { mayCall } from '~/domain/access/verdict.ts';
import { neutralDrawing, picturedDevice } from '~/domain/product/shape.ts';
import { modelImage } from '~/queries/files/pictures.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { Awaited, Thumbnail } from '~/widgets/previews/Thumbnail.tsx';
import { useQuiet } from '~/widgets/previews/useQuiet.ts';

/** Whether a list fetches its pictures already, and whether whoever looks at it may: asked once for all of its rows. */
export function useArePicturesFetched(): boolean {
  const { allowed } = mayCall(useActor(), 'productConfigurationImageDownload');
  return useQuiet() && allowed;
}

type Props = {
  readonly row: ConfigurationRow;
  /** Whether its picture is fetched; a drawing stands there else. */
  readonly isFetched: boolean;
};

/** The picture of a configuration in a list. A list that names no product configurations has drawings only. */
export function RowPicture({ row, isFetched }: Props): ReactElement {
  const device = isFetched ? picturedDevice(row.productConfigurations) : undefined;
  return device ? (
    <Thumbnail
      picture={modelImage(device.productConfigurationId, 'PERSPECTIVE')}
      instead={neutralDrawing(row)}
    />
  ) : (
    <Awaited instead={neutralDrawing(row)} />
  );
}

import { useQuery } from '@tanstack/react-query';
import { checkOperations } from '~/domain/access/decision.ts';
import type { FileEntry } from '~/domain/file/fileGroups.ts';
import type { PlaceholderDrawing } from '~/domain/product/deviceShape.ts';
import { artefactPictureQuery } from '~/queries/files/artefactPicture.ts';
import { modelImageQuery } from '~/queries/files/pictures.ts';
import { useActor } from '~/session/me.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';

type Props = {
  readonly productConfigurationId: string | undefined;
  readonly view?: FileEntry | undefined;
  readonly alt: string;
  readonly drawing?: PlaceholderDrawing;
};

const transmitter: PlaceholderDrawing = { shape: 'BELLY_BOX' };

export function DevicePicture({ productConfigurationId = '', view, alt, drawing = transmitter }: Props) {
  const made = useQuery({ ...artefactPictureQuery(view), enabled: view !== undefined });
  const { allowed } = checkOperations(useActor(), 'productConfigurationImageDownload');
  const needsModel = allowed && productConfigurationId !== '' && (view === undefined || made.data === null);
  const model = useQuery({ ...modelImageQuery(productConfigurationId, 'PERSPECTIVE'), enabled: needsModel });
  return <PictureFrame blob={made.data ?? model.data} alt={alt} instead={drawing} />;
}

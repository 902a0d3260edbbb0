import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactElement, type ReactNode } from 'react';
import type { NeutralDrawing } from '~/domain/product/shape.ts';
import { picture, type PictureRead } from '~/queries/files/pictures.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import { useInView } from '~/platform/useInView.ts';
import { useQuiet } from './useQuiet.ts';

type Props = {
  /** Undefined where there is no picture to ask for. */
  readonly picture: PictureRead | undefined;
  readonly alt?: string;
  readonly instead: NeutralDrawing | ReactNode;
};

const noPicture = picture(['noPicture'], () => Promise.resolve(null));

/** A small picture, which is fetched once it is in view and the page is at rest; before that nothing is made for it. */
export function Thumbnail(props: Props): ReactElement {
  return useQuiet() ? <Fetched {...props} /> : <Awaited {...props} />;
}

/** The room of a picture that nobody has asked for yet. */
export const Awaited = ({ alt = '', instead }: Pick<Props, 'alt' | 'instead'>): ReactElement => (
  <PictureFrame blob={undefined} alt={alt} instead={instead} />
);

function Fetched({ picture: read, alt = '', instead }: Props): ReactElement {
  const room = useRef<HTMLSpanElement>(null);
  const inView = useInView(room);
  const { data } = useQuery({ ...(read ?? noPicture), enabled: read !== undefined && inView });
  return <PictureFrame ref={room} blob={data} alt={alt} instead={instead} />;
}

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { NeutralDrawing } from '~/domain/product/shape.ts';
import { firstPageThere } from '~/queries/firstPage.ts';
import { picture, type PictureRead } from '~/queries/files/pictures.ts';
import { useInFront } from '~/ui/inFront.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import { useInView } from '~/ui/picture/useInView.ts';

/**
 * The first page's being there, by the client that asked for it.
 * @session ends with it
 */
const quiet = new WeakMap<QueryClient, Promise<void>>();

/** Whether the first page has what it asked for: no picture is fetched before that. */
function useQuiet(): boolean {
  const client = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let wanted = true;
    const coming = quiet.get(client) ?? firstPageThere(client);
    quiet.set(client, coming);
    void coming.then(() => wanted && setQuiet(true));
    return () => {
      wanted = false;
    };
  }, [client]);
  return isQuiet;
}

type Props = {
  /** Undefined where there is no picture to ask for. */
  readonly picture: PictureRead | undefined;
  readonly alt?: string;
  readonly instead: NeutralDrawing | ReactNode;
};

const noPicture = picture(['noPicture'], () => Promise.resolve(null));

/** A small picture, which is fetched once it is in view and the page is at rest. */
export function Thumbnail({ picture: read, alt = '', instead }: Props): ReactElement {
  const room = useRef<HTMLSpanElement>(null);
  const inView = useInView(room);
  const isQuiet = useQuiet();
  const enabled = inView && isQuiet;
  const { data } = useQuery({
    ...(read ?? noPicture),
    enabled: read !== undefined && enabled,
    subscribed: useInFront(),
  });
  return <PictureFrame ref={room} blob={data} alt={alt} instead={instead} />;
}

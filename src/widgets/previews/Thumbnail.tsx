import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  useRef,
  type ReactNode,
  useEffect,
  useState,
  type RefObject,
  useCallback,
  useSyncExternalStore,
} from 'react';
import type { PlaceholderDrawing } from '~/domain/product/deviceShape.ts';
import { pictureQuery, type PictureQuery } from '~/queries/files/pictures.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import { waitForFirstPage } from '~/queries/waitForFirstPage.ts';

type Quiet = { isThere: boolean; readonly coming: Promise<void> };

/**
 * Whether the initial load of each client is done.
 * @session ends with it
 */
const quiet = new WeakMap<QueryClient, Quiet>();

function quietOf(client: QueryClient): Quiet {
  const known = quiet.get(client);
  if (known) return known;
  const begun: Quiet = { isThere: false, coming: waitForFirstPage(client) };
  void begun.coming.then(() => {
    begun.isThere = true;
  });
  quiet.set(client, begun);
  return begun;
}

/** Whether the first page has its data; deferrable work neither fetches nor renders before. */
export function useIsInitialLoadDone(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      let wanted = true;
      void quietOf(client).coming.then(() => wanted && listener());
      return () => {
        wanted = false;
      };
    },
    [client],
  );
  return useSyncExternalStore(subscribe, () => quiet.get(client)?.isThere ?? false);
}

type Props = {
  readonly picture: PictureQuery | undefined;
  readonly alt?: string;
  readonly instead: PlaceholderDrawing | ReactNode;
};

const noPicture = pictureQuery(['noPicture'], () => Promise.resolve(null));

/** A small picture, fetched once it is in view and the initial load is done. */
export function Thumbnail(props: Props) {
  return useIsInitialLoadDone() ? <Fetched {...props} /> : <ThumbnailPlaceholder {...props} />;
}

/** Reserves the size of a picture that is not requested yet. */
export const ThumbnailPlaceholder = ({ alt = '', instead }: Pick<Props, 'alt' | 'instead'>) => (
  <PictureFrame blob={undefined} alt={alt} instead={instead} />
);

function Fetched({ picture: read, alt = '', instead }: Props) {
  const room = useRef<HTMLSpanElement>(null);
  const inView = useInView(room);
  const { data } = useQuery({ ...(read ?? noPicture), enabled: read !== undefined && inView });
  return <PictureFrame ref={room} blob={data} alt={alt} instead={instead} />;
}

/** Whether an element has ever been in or near the viewport; never without IntersectionObserver. */
function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '80px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}

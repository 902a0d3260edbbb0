import { useQuery } from '@tanstack/react-query';
import { IconDeviceRemote } from '@tabler/icons-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { modelImage } from '~/queries/files/images.ts';
import styles from './ModelImage.module.css';

type Props = { readonly productConfigurationId: string; readonly alt: string };

/** The picture of a product configuration; a symbol where there is no picture. */
export function ModelImage({ productConfigurationId, alt }: Props): ReactElement {
  const { data: picture } = useQuery(modelImage(productConfigurationId, 'PERSPECTIVE'));
  return (
    <div className={styles.image}>
      {picture ? (
        <Picture blob={picture} alt={alt} />
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

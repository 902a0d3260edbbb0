import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { neutralDrawing, picturedDevice } from '~/domain/product/shape.ts';
import { quoteDetailTexts } from '~/domain/words/texts/quotes.ts';
import { configuration } from '~/queries/configurations/configurations.ts';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import styles from './QuoteDrawer.module.css';

type Props = { readonly configurationId: string; readonly revision?: string };

/** The picture that was kept with the design of a quote; nothing where its configuration has no devices. */
export function QuotePicture({ configurationId, revision }: Props): ReactElement | null {
  // An ornament: nothing is said where it cannot be read.
  const { data } = useQuery({ ...configuration(configurationId, revision), meta: { isTold: true } });
  const device = data ? picturedDevice(data.productConfigurations) : undefined;
  if (!data || !device) return null;
  const { productConfigurationId } = device;
  return (
    <div className={styles.picture}>
      <DevicePicture
        productConfigurationId={productConfigurationId}
        alt={quoteDetailTexts.picture(productConfigurationId)}
        drawing={neutralDrawing(data)}
      />
    </div>
  );
}

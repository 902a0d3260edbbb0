import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconCubeOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { config } from '~/config.ts';
import { configuratorId, quoteCurrency } from '~/domain/quote/quote.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { configuratorFailureTexts, configuratorTexts } from '~/domain/words/texts/configurator.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { embedAddress } from '~/widgets/configurator/embedAddress.ts';
import { EmbedError, type EmbedFailure } from '~/widgets/configurator/embedFailure.ts';
import type { EmbedMessage } from '~/widgets/configurator/embedMessage.ts';
import { loadEmbed } from '~/widgets/configurator/loadEmbed.ts';
import { openConfigurator, type OpenConfigurator } from '~/widgets/configurator/openConfigurator.ts';
import type { DesignStart } from './designStart.ts';
import styles from './Configurator.module.css';

type Props = {
  readonly start: Pick<DesignStart, 'product' | 'productFamily' | 'customer'>;
  /** Told the configurator when it is opened, and undefined when it is gone. */
  readonly onOpened: (configurator: OpenConfigurator | undefined) => void;
  readonly onMessage: (message: EmbedMessage) => void;
};

/** The configurator itself: its script, its frame, and what is said as long as it does not show. */
export function Scene({ start, onOpened, onMessage }: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'STARTING' | 'READY' | EmbedFailure>('STARTING');
  const [tries, setTries] = useState(0);
  const hear = useEffectEvent((message: EmbedMessage): void => {
    if (message.name === 'ready') setState('READY');
    onMessage(message);
  });
  const tell = useEffectEvent(onOpened);
  const begin = useEffectEvent(async (place: HTMLElement, isOver: () => boolean) => {
    const embed = await loadEmbed(embedAddress(config.configuratorUrl) ?? '');
    if (isOver()) return undefined;
    return openConfigurator({
      embed,
      url: config.configuratorUrl,
      element: place,
      title: configuratorTexts.frame,
      configuratorId,
      product: start.product,
      parameters: {
        currency: quoteCurrency,
        productFamily: start.productFamily,
        accountNumber: start.customer.number,
      },
      onMessage: hear,
      onFailed: (error) => setState(error.kind),
    });
  });

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    let over = false;
    let opened: OpenConfigurator | undefined;
    const show = async (): Promise<void> => {
      try {
        opened = await begin(place, () => over);
        if (opened) tell(opened);
      } catch (error) {
        if (!over) setState(error instanceof EmbedError ? error.kind : 'BROKEN');
      }
    };
    void show();
    return () => {
      over = true;
      opened?.dispose();
      tell(undefined);
    };
  }, [tries]);

  const again = (): void => {
    setState('STARTING');
    setTries(tries + 1);
  };
  const failure = state === 'STARTING' || state === 'READY' ? undefined : configuratorFailureTexts[state];
  return (
    <div className={styles.scene}>
      <div className={styles.frame} ref={element} data-hidden={failure ? true : undefined} />
      {state === 'STARTING' && (
        <div className={styles.over}>
          <Loader label={configuratorTexts.starting} />
        </div>
      )}
      {failure && (
        <div className={styles.over} role="alert">
          <EmptyState
            image={<IconCubeOff size={26} />}
            title={failure.title}
            text={failure.text}
            action={
              <Button variant="default" onClick={again}>
                {commonTexts.tryAgain}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconCubeOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { config } from '~/config.ts';
import { configuratorId, quoteCurrency } from '~/domain/quote/quote.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { configuratorFailureTexts, designTexts } from '~/domain/words/texts/designs.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Loader } from '~/ui/Loader.tsx';
import {
  getEmbedScriptUrl,
  EmbedError,
  type EmbedErrorKind,
  loadEmbed,
} from '~/widgets/designs/loadEmbed.ts';
import type { EmbedMessage } from '~/widgets/designs/parseEmbedMessage.ts';
import { openConfigurator, type ConfiguratorHandle } from '~/widgets/designs/openConfigurator.ts';
import type { InitialDesign } from './useDesign.ts';
import styles from './Configurator.module.css';

type Props = {
  readonly start: Pick<InitialDesign, 'product' | 'productFamily' | 'customer'>;
  /** Called with the configurator when it is opened, and with undefined when it unmounts. */
  readonly onOpened: (configurator: ConfiguratorHandle | undefined) => void;
  readonly onMessage: (message: EmbedMessage) => void;
};

export function DesignScene(props: Props) {
  const [state, setState] = useState<'STARTING' | 'READY' | EmbedErrorKind>('STARTING');
  const [tries, setTries] = useState(0);
  const again = (): void => {
    setState('STARTING');
    setTries(tries + 1);
  };
  const failure = state === 'STARTING' || state === 'READY' ? undefined : configuratorFailureTexts[state];
  return (
    <div className={styles.scene}>
      {!failure && (
        <Frame
          key={tries}
          {...props}
          onReady={() => setState('READY')}
          onFailed={({ kind }) => setState(kind)}
        />
      )}
      {state === 'STARTING' && (
        <div className={styles.over}>
          <Loader label={designTexts.starting} />
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

type FrameProps = Props & { readonly onReady: () => void; readonly onFailed: (error: EmbedError) => void };

function Frame({ start, onOpened, onMessage, onReady, onFailed }: FrameProps) {
  const element = useRef<HTMLDivElement>(null);
  const hear = useEffectEvent((message: EmbedMessage): void => {
    if (message.name === 'ready') onReady();
    onMessage(message);
  });
  const tell = useEffectEvent(onOpened);
  const fail = useEffectEvent(onFailed);
  const open = useEffectEvent(async (place: HTMLElement, over: AbortSignal) => {
    const embed = await loadEmbed(getEmbedScriptUrl(config.configuratorUrl) ?? '');
    if (over.aborted) return undefined;
    const { product, productFamily, customer } = start;
    return openConfigurator({
      embed,
      url: config.configuratorUrl,
      element: place,
      title: designTexts.frame,
      configuratorId,
      product,
      parameters: { currency: quoteCurrency, productFamily, accountNumber: customer.number },
      onMessage: (message) => hear(message),
      onFailed: (error) => fail(error),
    });
  });

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const over = new AbortController();
    let opened: ConfiguratorHandle | undefined;
    const show = async (): Promise<void> => {
      try {
        opened = await open(place, over.signal);
        if (opened) tell(opened);
      } catch (error) {
        if (!over.signal.aborted) fail(error instanceof EmbedError ? error : new EmbedError('BROKEN', error));
      }
    };
    void show();
    return () => {
      over.abort();
      opened?.dispose();
      tell(undefined);
    };
  }, []);
  return <div className={styles.frame} ref={element} />;
}

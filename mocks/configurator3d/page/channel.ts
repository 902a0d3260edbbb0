import { toConfiguredProduct, toDesignFields, toDesign, toTopFields } from '../product.ts';
import {
  portalOriginMeta,
  type FieldMap,
  type MessageFromFrame,
  type ConfiguratorMessage,
  type MessageToFrame,
} from '../protocol.ts';
import { calculateTotalPrice } from '../prices.ts';
import { isValidDesign } from '../rules.ts';
import type { DesignStore } from './store.ts';

type Options = {
  readonly store: DesignStore;
  readonly parameters: FieldMap;
  readonly takePicture: () => string;
};

/** Exchanges messages only with the parent window, and only if it has the origin named by the server. */
export function openHostChannel({ store, parameters, takePicture }: Options) {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name="${portalOriginMeta}"]`)?.content ?? '';
  const isEmbedded = window.parent !== window && origin !== '';
  const post = (message: MessageFromFrame): void => {
    if (isEmbedded) window.parent.postMessage(message, origin);
  };
  const send = (message: ConfiguratorMessage): void => post({ kind: 'message', message });

  const actions: Readonly<Record<string, () => void>> = {
    undo: store.undo,
    redo: store.redo,
    snapshot: () => send({ name: 'snapshot', dataUrl: takePicture() }),
  };
  const answers = {
    fields: () => ({ ...toTopFields(store.read().design), total: calculateTotalPrice(store.read().design) }),
    configuredProduct: () => toConfiguredProduct(store.read().design),
  } as const;
  let isReady = false;
  const tellChanged = (): void => {
    const { design, done } = store.read();
    if (isReady)
      send({
        name: 'changed',
        total: calculateTotalPrice(design),
        isValid: isValidDesign(design),
        changes: done.length,
      });
  };
  const hear = (message: MessageToFrame): void => {
    if (message.kind === 'start') {
      const { configuredProduct: product, parameters: given } = message.options;
      isReady = false;
      store.open(toDesign(product, { ...parameters, ...given }));
      isReady = true;
      send({ name: 'ready' });
      tellChanged();
    } else if (message.kind === 'setFields') {
      store.change({ kind: 'SET', fields: toDesignFields(message.fields, store.read().design) });
    } else if (message.kind === 'ask') {
      post({ kind: 'answer', id: message.id, value: answers[message.question]() });
    } else if (Object.hasOwn(actions, message.name)) actions[message.name]?.();
  };

  window.addEventListener('message', ({ origin: from, source, data }: MessageEvent<MessageToFrame>) => {
    if (isEmbedded && from === origin && source === window.parent) hear(data);
  });
  store.subscribe(tellChanged);
  post({ kind: 'loaded' });
  return { send };
}

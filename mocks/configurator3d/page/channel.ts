import { configuredProduct, designFields, designFrom, topFields } from '../product.ts';
import { portalOriginMeta, type FieldMap, type FromFrame, type Message, type ToFrame } from '../protocol.ts';
import { totalOf } from '../prices.ts';
import { isValid } from '../rules.ts';
import type { Store } from './store.ts';

type Options = {
  readonly store: Store;
  readonly parameters: FieldMap;
  readonly takePicture: () => string;
};

/** Talks only with the window this page stands in, and only if that is of the origin the server names. */
export function openChannel({ store, parameters, takePicture }: Options) {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name="${portalOriginMeta}"]`)?.content ?? '';
  const isEmbedded = window.parent !== window && origin !== '';
  const post = (message: FromFrame): void => {
    if (isEmbedded) window.parent.postMessage(message, origin);
  };
  const send = (message: Message): void => post({ kind: 'message', message });

  const actions: Readonly<Record<string, () => void>> = {
    undo: store.undo,
    redo: store.redo,
    snapshot: () => send({ name: 'snapshot', dataUrl: takePicture() }),
  };
  const answers = {
    fields: () => ({ ...topFields(store.read().design), total: totalOf(store.read().design) }),
    configuredProduct: () => configuredProduct(store.read().design),
  } as const;
  let isReady = false;
  const tellChanged = (): void => {
    const { design, done } = store.read();
    if (isReady)
      send({ name: 'changed', total: totalOf(design), isValid: isValid(design), changes: done.length });
  };
  const hear = (message: ToFrame): void => {
    if (message.kind === 'start') {
      const { configuredProduct: product, parameters: given } = message.options;
      isReady = false;
      store.open(designFrom(product, { ...parameters, ...given }));
      isReady = true;
      send({ name: 'ready' });
      tellChanged();
    } else if (message.kind === 'setFields') {
      store.change({ kind: 'SET', fields: designFields(message.fields, store.read().design) });
    } else if (message.kind === 'ask') {
      post({ kind: 'answer', id: message.id, value: answers[message.question]() });
    } else if (Object.hasOwn(actions, message.name)) actions[message.name]?.();
  };

  window.addEventListener('message', ({ origin: from, source, data }: MessageEvent<ToFrame>) => {
    if (isEmbedded && from === origin && source === window.parent) hear(data);
  });
  store.subscribe(tellChanged);
  post({ kind: 'loaded' });
  return { send };
}

import { useSyncExternalStore } from 'react';
import { priceText, totalOf } from '../prices.ts';
import type { Store } from './store.ts';

export function App({ store }: { readonly store: Store }) {
  const { design } = useSyncExternalStore(store.subscribe, store.read);
  return <main>{priceText(totalOf(design))}</main>;
}

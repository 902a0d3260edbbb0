import { createContext, use } from 'react';

/** Under an open dialog it shows and cannot be used; behind, such as under a maintenance, it does not show. */
export type LayerStatus = 'IN_USE' | 'UNDER_DIALOG' | 'BEHIND';

export const LayerStatusContext = createContext<LayerStatus>('IN_USE');

export const useIsLayerVisible = (): boolean => use(LayerStatusContext) !== 'BEHIND';

export const useIsLayerActive = (): boolean => use(LayerStatusContext) === 'IN_USE';

/** Place of a part within the part that asks: never before it. */
export function useNestedLayerStatus({
  shown,
  usable = true,
}: {
  shown: boolean;
  usable?: boolean;
}): LayerStatus {
  const outer = use(LayerStatusContext);
  if (outer === 'BEHIND' || !shown) return 'BEHIND';
  return outer === 'UNDER_DIALOG' || !usable ? 'UNDER_DIALOG' : 'IN_USE';
}

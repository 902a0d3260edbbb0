import { createContext, use } from 'react';

/** UNDER_DIALOG is visible but cannot be used; BEHIND, such as under a maintenance, is not visible. */
export type LayerStatus = 'IN_USE' | 'UNDER_DIALOG' | 'BEHIND';

export const LayerStatusContext = createContext<LayerStatus>('IN_USE');

export const useIsLayerVisible = (): boolean => use(LayerStatusContext) !== 'BEHIND';

export const useIsLayerActive = (): boolean => use(LayerStatusContext) === 'IN_USE';

/** Status of a layer inside another; it is never more active than the outer one. */
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

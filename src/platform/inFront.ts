import { createContext, use } from 'react';

/**
 * Place of a part of the screen: in use; under an open dialog, where it shows and cannot be used; or behind something
 * that stands in its stead, such as a maintenance, and does not show.
 */
export type Place = 'IN_USE' | 'UNDER_DIALOG' | 'BEHIND';

/** Place of what is inside. */
export const PlaceContext = createContext<Place>('IN_USE');

/** Whether what asks shows. */
export const useInFront = (): boolean => use(PlaceContext) !== 'BEHIND';

/** Whether what asks shows and can be used. */
export const useInUse = (): boolean => use(PlaceContext) === 'IN_USE';

/** Place of a part within the part that asks: never before it. */
export function usePlaceWithin({ shown, usable = true }: { shown: boolean; usable?: boolean }): Place {
  const outer = use(PlaceContext);
  if (outer === 'BEHIND' || !shown) return 'BEHIND';
  return outer === 'UNDER_DIALOG' || !usable ? 'UNDER_DIALOG' : 'IN_USE';
}

import { createContext, use } from 'react';

/** Under an open dialog it shows and cannot be used; behind, such as under a maintenance, it does not show. */
export type Place = 'IN_USE' | 'UNDER_DIALOG' | 'BEHIND';

export const PlaceContext = createContext<Place>('IN_USE');

export const useInFront = (): boolean => use(PlaceContext) !== 'BEHIND';

export const useInUse = (): boolean => use(PlaceContext) === 'IN_USE';

/** Place of a part within the part that asks: never before it. */
export function usePlaceWithin({ shown, usable = true }: { shown: boolean; usable?: boolean }): Place {
  const outer = use(PlaceContext);
  if (outer === 'BEHIND' || !shown) return 'BEHIND';
  return outer === 'UNDER_DIALOG' || !usable ? 'UNDER_DIALOG' : 'IN_USE';
}

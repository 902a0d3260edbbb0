import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { macros, type Macro } from '~/queries/milling/milling.ts';

/** The macro of this id out of the list, which is the only way to read one; null when there is none. */
export const useMacro = (id: string): UseQueryResult<Macro | null> =>
  useQuery({ ...macros(), select: (all) => all.find((macro) => macro.id === id) ?? null });

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { remembersGenerations } from '~/queries/designs/generationsPlace.ts';

/** Goes on following the generations of files that ran when this tab was loaded. */
export function useGenerations(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!remembersGenerations()) return;
    const follow = async (): Promise<void> => {
      const { followGenerations } = await import('~/queries/designs/generateOutputs.ts');
      followGenerations(client);
    };
    // Without its code the files are generated all the same; the next load of the tab looks again.
    follow().catch(console.warn);
  }, [client]);
}

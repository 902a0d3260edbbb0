import type { QueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { machines } from '~/queries/milling/milling.ts';

/** Gives the name of a machine by its id, as far as the machines have been read. */
export const machineNameIn =
  (client: QueryClient) =>
  (machineId: string): string =>
    client.getQueryData(machines().queryKey)?.find(({ id }) => id === machineId)?.name ??
    macroTexts.unknownMachine;

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { firmwareChoices, isOffered } from '~/domain/serviceOrder/orderedFirmware.ts';
import { firmwareList } from '~/queries/firmware/firmware.ts';
import { useOrderAddress } from './useOrderAddress.ts';

/** The firmware there is for the products of the address, and that which is chosen: none that is not there in its version. */
export function useOfferedFirmware() {
  const { kind, firmware } = useOrderAddress();
  const { family, deviceType } = kind;
  const list = firmwareList();
  type All = Parameters<typeof firmwareChoices>[0];
  const choicesOf = useCallback((all: All) => firmwareChoices(all, family, deviceType), [family, deviceType]);
  const choices = useQuery({ ...list, select: choicesOf });
  const isThere = firmware !== undefined && choices.data !== undefined && isOffered(choices.data, firmware);
  return {
    choices,
    firmware: isThere ? firmware : undefined,
    /** The firmware that the address names and that is not there. */
    missing: choices.data && !isThere ? firmware : undefined,
  };
}

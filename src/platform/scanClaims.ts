import { useEffectEvent, useLayoutEffect } from 'react';

type Claim = (text: string) => boolean;

/**
 * Pages that take labels themselves, the last one first.
 * @session ends with it
 */
const claims: Claim[] = [];

export function claimScans(claim: Claim): () => void {
  claims.push(claim);
  return () => void claims.splice(claims.indexOf(claim), 1);
}

export function useScanClaim(claim: Claim): void {
  const take = useEffectEvent(claim);
  useLayoutEffect(() => claimScans((text) => take(text)), []);
}

export const isClaimed = (label: string): boolean => claims.toReversed().some((claim) => claim(label));

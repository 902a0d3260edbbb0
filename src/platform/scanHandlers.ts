import { useEffectEvent, useLayoutEffect } from 'react';

type Claim = (text: string) => boolean;

/**
 * Handlers of pages that process scanned labels themselves, the latest first.
 * @session ends with it
 */
const claims: Claim[] = [];

export function addScanHandler(claim: Claim): () => void {
  claims.push(claim);
  return () => void claims.splice(claims.indexOf(claim), 1);
}

export function useScanHandler(claim: Claim): void {
  const take = useEffectEvent(claim);
  useLayoutEffect(() => addScanHandler((text) => take(text)), []);
}

export const handleScan = (label: string): boolean => claims.toReversed().some((claim) => claim(label));

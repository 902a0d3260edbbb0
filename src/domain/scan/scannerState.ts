import type { VerdictTone } from './verdict.ts';

/** The state of the scanner: READY before the first scan, OFF while keys go elsewhere, else the last verdict. */
export type ScannerState = VerdictTone | 'READY' | 'OFF';

export const scannerStates: Record<ScannerState, string> = {
  READY: 'ready',
  OFF: 'not listening',
  WAITING: 'working',
  GOOD: 'last scan done',
  CAUTION: 'last scan needs attention',
  BAD: 'last scan failed',
};

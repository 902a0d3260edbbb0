import { appPlatforms } from '../../src/domain/app/app.ts';
import type { AppRecord } from '../store/records.ts';

/** Versions of the apps: number, what users are told, and whether they are offered it. */
const versions = [
  ['2.8', 'Finds receivers over Bluetooth.', false],
  ['2.9', 'Reads parameters twice as fast.', true],
  ['2.10', 'Opens parameter files of G6. Please update before your next service visit.', true],
  ['3.0', 'Preview of the new editor. Not for daily work yet.', false],
] as const;

export const appsOfAll = (): readonly AppRecord[] =>
  appPlatforms.flatMap((platform) =>
    versions.map(([version, message, enabled]) => ({
      platform,
      version,
      message,
      enabled,
      asset: 'SEEDED' as const,
    })),
  );

import type { RequestPrefill } from './draft.ts';
import { accessWishes, areaNames } from '../words/texts/accessWishes.ts';

const asked = (name: string, ...roles: NonNullable<RequestPrefill['roles']>): RequestPrefill => ({
  requestType: 'ELEVATED_PERMISSIONS',
  description: accessWishes.area(name),
  ...(roles.length > 0 && { roles }),
});

/** The request that asks for an area which is closed to somebody: for the role that opens it, where one does. */
export const areaRequests = {
  MILLING: asked(areaNames.milling, 'PRODUCTION'),
  SCAN: asked(areaNames.scan, 'PRODUCTION'),
  QUOTES: asked(areaNames.quotes),
  CONFIGURATOR: asked(areaNames.configurator, 'KB_MAX'),
  REVIEW: asked(areaNames.review, 'APPROVER'),
} as const satisfies Record<string, RequestPrefill>;
export type ClosedArea = keyof typeof areaRequests;

import * as z from 'zod/mini';
import type { AppRow } from '~/queries/apps/apps.ts';
import { readDraft } from '~/platform/drafts.ts';

const typedFields = z.object({ message: z.string() });

/** Name of what is typed into the fields of a version. */
export const appDraft = ({ platform, version }: Pick<AppRow, 'platform' | 'version'>): string =>
  `app.${platform}.${version}`;

/** The message that was typed for a version and never saved. */
export const typedMessage = (version: Parameters<typeof appDraft>[0]): string | undefined =>
  typedFields.safeParse(readDraft(appDraft(version))).data?.message;

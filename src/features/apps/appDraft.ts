import * as z from 'zod/mini';
import type { AppRow } from '~/queries/apps/apps.ts';
import { readDraft } from '~/ui/form/drafts.ts';

const fields = z.object({ message: z.string(), enabled: z.boolean() });

/** What was typed and not saved, and what it was typed over. */
const keptFields = z.extend(fields, { over: fields });

/** Name of what is typed into the fields of a version. */
export const appDraft = ({ platform, version }: Pick<AppRow, 'platform' | 'version'>): string =>
  `app.${platform}.${version}`;

/** What was typed into the fields of that name and never saved. */
export const keptForm = (draft: string): z.infer<typeof keptFields> | undefined =>
  keptFields.safeParse(readDraft(draft)).data;

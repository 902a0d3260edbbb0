import { createConfigurationTexts } from '../words/texts/createConfiguration.ts';

/** What the CMS answered to a call that names a part. */
type Refusal = { readonly status?: number | undefined; readonly message: string };

/** Whether a text names a part itself, and not only a thing whose id begins with its number. */
const namesPart = (text: string, partNumber: string): boolean => text.split(/[^\w-]+/).includes(partNumber);

/**
 * What is said beside a refusal that is about a part which was chosen from the list of parts: the CMS checks it against its
 * cache, which may not have it, or not as it is now. Undefined where the refusal is about something else.
 */
export const cachedPartText = ({ status, message }: Refusal, partNumber: string | null): string | undefined =>
  partNumber !== null && (status === 400 || status === 404) && namesPart(message, partNumber)
    ? createConfigurationTexts.cachedPart(partNumber)
    : undefined;

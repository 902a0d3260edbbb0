import { createConfigurationTexts } from '../words/texts/createConfiguration.ts';

type Refusal = { readonly status?: number | undefined; readonly message: string };

const namesPart = (text: string, partNumber: string): boolean => text.split(/[^\w-]+/).includes(partNumber);

/**
 * Explains why a chosen part was refused: the CMS checks it against its cache, which may lack it. Undefined
 * for other refusals.
 */
export const describeCachedPartRefusal = (
  { status, message }: Refusal,
  partNumber: string | null,
): string | undefined =>
  partNumber !== null && (status === 400 || status === 404) && namesPart(message, partNumber)
    ? createConfigurationTexts.cachedPart(partNumber)
    : undefined;

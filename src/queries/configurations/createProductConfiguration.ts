import { ApiError } from '~/api/ApiError.ts';
import { createApiErrorNotice, createSuccessNotice, type Notice } from '~/domain/notice/notices.ts';
import { describeCachedPartRefusal } from '~/domain/part/cachedPart.ts';
import { createProductConfigurationTexts } from '~/domain/words/texts/createConfiguration.ts';
import { operationMutation } from '~/queries/mutation.ts';
import { configurationReadOperations } from './workflow.ts';

function partRefusedNotice(error: unknown, partNumber: string | null): Notice | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, message } = error;
  const suggestion = describeCachedPartRefusal(error, partNumber);
  if (suggestion === undefined) return undefined;
  return createApiErrorNotice({
    errorCode: code,
    humanReadableError: message,
    humanReadableSuggestion: suggestion,
  });
}

export const createProductConfigurationMutation = (id: string, partNumber: string | null) =>
  operationMutation('productConfigurationCreate', {
    done: createSuccessNotice(createProductConfigurationTexts.done(id)),
    failed: (error) => partRefusedNotice(error, partNumber),
    refreshes: configurationReadOperations,
  });

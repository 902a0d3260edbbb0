import type { QueryClient } from '@tanstack/react-query';
import { restoreRawFields, restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import type { OperationArgs, OperationId } from '~/api/operations.ts';
import { call } from '~/api/call.ts';
import {
  toPartDraft,
  isStateWithoutData,
  toPartBody,
  type PartDraft,
  planUpdateCalls,
  describeUpdateCalls,
  type PartUpdateCall,
} from '~/domain/part/form.ts';
import { partSuccessTexts } from '~/domain/words/texts/partAdministration.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { refreshOperations } from '~/queries/client.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { partQuery, partsQuery } from './parts.ts';

const partReads: readonly OperationId[] = ['partGet', 'partGetAll'];

/** Operations that name parts, refetched when a part is deleted. */
const partDependants: readonly OperationId[] = ['partGetAll', 'cutFileGetAll', 'cutFileGet', 'macroGetAll'];

export const refreshParts = (client: QueryClient): Promise<void> => refreshOperations(client, partReads);

/** Body of a draft over the stored part: unchanged values and unknown fields are sent back as they came. */
function bodyOf(client: QueryClient, draft: PartDraft) {
  const wanted = toPartBody(draft);
  const stored = client.getQueryData(partQuery(draft.partNumber).queryKey);
  if (!stored) return wanted;
  // Pictures are uploaded separately.
  const { images: _, ...others } = restoreRawValues('partCreate', stored);
  return { ...others, ...restoreRawFields('partCreate', stored, toPartBody(toPartDraft(stored)), wanted) };
}

export const partUpdateCalls: Record<
  PartUpdateCall,
  (client: QueryClient, draft: PartDraft) => Promise<unknown>
> = {
  STATE: async (client, draft) => {
    const { partNumber, partState } = draft;
    // Data that could not be sent afterwards throws here, before the state changes.
    if (!isStateWithoutData(partState)) bodyOf(client, draft);
    // The CMS decides on unknown states.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const path = { partNumber, partState } as OperationArgs<'partSetState'>['path'];
    return call('partSetState', { path });
  },
  DATA: async (client, draft) => {
    // Families are those the CMS returned or the form offers.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const body = bodyOf(client, draft) as unknown as OperationArgs<'partCreate'>['body'];
    return call('partCreate', { body });
  },
  OUTPUTS: async (client, draft) => {
    const { partNumber, partOutPuts } = bodyOf(client, draft);
    return call('partOutputsUpdate', { body: { partNumber, partOutPuts } });
  },
};

export const executePartUpdate = (
  client: QueryClient,
  draft: PartDraft,
  which: PartUpdateCall,
): Promise<unknown> =>
  executeMutation(
    client,
    customMutation((wanted: PartDraft) => partUpdateCalls[which](client, wanted), {}),
    draft,
  );

export function listPartUpdateSteps(isKnown: boolean, partState: string) {
  const calls = planUpdateCalls(isKnown, partState);
  const labels = describeUpdateCalls(calls);
  return calls.map((which, index) => ({ which, label: labels[index] ?? which }));
}

export const fetchExistingPart = async (client: QueryClient, partNumber: string): Promise<PartDraft> =>
  toPartDraft(await fetchFresh(client, { ...partQuery(partNumber), meta: { suppressErrorNotice: true } }));

export async function fetchFreshPart(
  client: QueryClient,
  partNumber: string,
): Promise<PartDraft | undefined> {
  const all = await fetchFresh(client, partsQuery());
  if (!all.some((each) => each.partNumber === partNumber)) return undefined;
  return toPartDraft(await fetchFresh(client, partQuery(partNumber)));
}

export const deletePartMutation = (partNumber: string) =>
  operationMutation('partDelete', {
    done: createSuccessNotice(partSuccessTexts.deleted(partNumber)),
    refreshes: partDependants,
    once: true,
  });

export const resetPartCacheMutation = () =>
  operationMutation('cacheUpdate', {
    done: createSuccessNotice(partSuccessTexts.reset),
    refreshes: partReads,
  });

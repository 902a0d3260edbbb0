import type { QueryClient } from '@tanstack/react-query';
import { restoreRawFields, restoreRawValues } from '~/api/answers/restoreReceived.ts';
import type { Args, OperationId } from '~/api/operations.ts';
import { call } from '~/api/call.ts';
import {
  draftOf,
  keepsData,
  partToSend,
  type PartDraft,
  updateCalls,
  updateCallTexts,
  type UpdateCall,
} from '~/domain/part/form.ts';
import { partDone } from '~/domain/words/texts/partAdministration.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { refresh } from '~/queries/client.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { readNow } from '~/queries/readNow.ts';
import { part, parts } from './parts.ts';

const partReads: readonly OperationId[] = ['partGet', 'partGetAll'];

/** Reads that name parts, and that a part is gone from with its deletion. */
const partDependants: readonly OperationId[] = ['partGetAll', 'cutFileGetAll', 'cutFileGet', 'macroGetAll'];

export const refreshParts = (client: QueryClient): Promise<void> => refresh(client, partReads);

/** A draft over the part that is stored: what is not changed of that, and what nobody knows, go back as they came. */
function bodyOf(client: QueryClient, draft: PartDraft) {
  const wanted = partToSend(draft);
  const stored = client.getQueryData(part(draft.partNumber).queryKey);
  if (!stored) return wanted;
  // Pictures are sent by themselves.
  const { images: _, ...others } = restoreRawValues('partCreate', stored);
  return { ...others, ...restoreRawFields('partCreate', stored, partToSend(draftOf(stored)), wanted) };
}

export const updateCallsOf: Record<UpdateCall, (client: QueryClient, draft: PartDraft) => Promise<unknown>> =
  {
    STATE: async (client, draft) => {
      const { partNumber, partState } = draft;
      // Data that cannot be sent after it keep the state from being changed.
      if (!keepsData(partState)) bodyOf(client, draft);
      // A state that nobody listed is the CMS's own to take or to refuse.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const path = { partNumber, partState } as Args<'partSetState'>['path'];
      return call('partSetState', { path });
    },
    DATA: async (client, draft) => {
      // Families stand as the CMS has given them, or as the form offers them.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const body = bodyOf(client, draft) as unknown as Args<'partCreate'>['body'];
      return call('partCreate', { body });
    },
    OUTPUTS: async (client, draft) => {
      const { partNumber, partOutPuts } = bodyOf(client, draft);
      return call('partOutputsUpdate', { body: { partNumber, partOutPuts } });
    },
  };

export const sendPart = (client: QueryClient, draft: PartDraft, which: UpdateCall): Promise<unknown> =>
  perform(
    client,
    act((wanted: PartDraft) => updateCallsOf[which](client, wanted), {}),
    draft,
  );

export function updateSteps(isKnown: boolean, partState: string) {
  const calls = updateCalls(isKnown, partState);
  const labels = updateCallTexts(calls);
  return calls.map((which, index) => ({ which, label: labels[index] ?? which }));
}

export const readKnownPart = async (client: QueryClient, partNumber: string): Promise<PartDraft> =>
  draftOf(await readNow(client, { ...part(partNumber), meta: { isTold: true } }));

export async function readPart(client: QueryClient, partNumber: string): Promise<PartDraft | undefined> {
  const all = await readNow(client, parts());
  if (!all.some((each) => each.partNumber === partNumber)) return undefined;
  return draftOf(await readNow(client, part(partNumber)));
}

export const deletePart = (partNumber: string) =>
  mutation('partDelete', {
    done: successNotice(partDone.deleted(partNumber)),
    refreshes: partDependants,
    once: true,
  });

export const resetParts = () =>
  mutation('cacheUpdate', { done: successNotice(partDone.reset), refreshes: partReads });

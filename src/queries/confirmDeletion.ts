import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { openConfirmModal, type ConfirmDialog } from '~/ui/modal/ConfirmDialog.tsx';
import { executeMutation } from './executeMutation.ts';
import {
  createAlreadyAppliedCheck,
  type AlreadyAppliedCheck,
  type ConditionalUpdate,
} from './updateIfUnchanged.tsx';

type Deletion<Now, Output, Input> = Pick<ComponentProps<typeof ConfirmDialog>, 'question' | 'facts'> & {
  readonly client: QueryClient;
  readonly title: string;
  readonly deletion: UseMutationOptions<Output, Error, Input>;
  readonly input: Input;
  readonly update: ConditionalUpdate<Now>;
  /** Whether the subject is deleted already, for reads that cover more than what is deleted. */
  readonly isDone?: AlreadyAppliedCheck<Now>['isDone'];
  readonly onDeleted?: (() => Promise<void> | void) | undefined;
};

export function confirmDeletion<Now, Output, Input>(asked: Deletion<Now, Output, Input>): void {
  const { client, deletion, input, update, isDone = 'GONE', onDeleted, ...question } = asked;
  openConfirmModal({
    ...question,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const arrival = createAlreadyAppliedCheck(client, deletion, isDone);
      await update(isOpen, () => executeMutation(client, deletion, input), { arrival });
      await onDeleted?.();
    },
  });
}

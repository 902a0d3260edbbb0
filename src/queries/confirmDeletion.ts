import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { openConfirmModal, type ConfirmDialog } from '~/ui/modal/Confirm.tsx';
import { perform } from './perform.ts';
import { arrivalOf, type Arrival, type UpdateIfUnchanged } from './updateIfUnchanged.tsx';

type Deletion<Now, Output, Input> = Pick<ComponentProps<typeof ConfirmDialog>, 'question' | 'facts'> & {
  readonly client: QueryClient;
  readonly title: string;
  readonly deletion: UseMutationOptions<Output, Error, Input>;
  readonly input: Input;
  readonly update: UpdateIfUnchanged<Now>;
  /** Whether it has gone already, where what is read is more than what goes. */
  readonly isDone?: Arrival<Now>['isDone'];
  readonly onDeleted?: (() => Promise<void> | void) | undefined;
};

export function confirmDeletion<Now, Output, Input>(asked: Deletion<Now, Output, Input>): void {
  const { client, deletion, input, update, isDone = 'GONE', onDeleted, ...question } = asked;
  openConfirmModal({
    ...question,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const arrival = arrivalOf(client, deletion, isDone);
      await update(isOpen, () => perform(client, deletion, input), { arrival });
      await onDeleted?.();
    },
  });
}

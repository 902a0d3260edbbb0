import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { accessWishes, supportTexts } from '~/domain/words/texts/support.ts';
import { mayWriteToSupport } from '~/domain/workflow/deletionApproval.ts';
import { useActor, useMe } from '~/session/me.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

/** Asking for access to a configuration that cannot be seen, for whatever reason. */
export function AskFromTheWall({ id }: { readonly id: string }): ReactElement | null {
  const { email } = useMe();
  const client = useQueryClient();
  const actor = useActor();
  if (!actor.operations || !mayWriteToSupport(actor).allowed) return null;
  const ask = (): void =>
    void openWhenLoaded(
      () => import('./WriteToSupport.tsx'),
      (dialog) => dialog.openAccessRequest({ client, email, configurationId: id }, accessWishes.see(id)),
    );
  return (
    <Button variant="default" onClick={ask}>
      {supportTexts.access}
    </Button>
  );
}

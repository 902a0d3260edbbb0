import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createPermissionTexts } from '~/domain/words/texts/grants.ts';

/** In the place of roles that could not be read. */
export function RolesUnread({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <p className="soft" role="alert">
      {createPermissionTexts.rolesUnknown}{' '}
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {commonTexts.tryAgain}
      </Button>
    </p>
  );
}

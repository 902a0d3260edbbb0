import { IconTool } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import type { StatusRecord } from '~/domain/notice/statusPage.ts';
import { SignInButton } from './SignInButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = { readonly maintenance: StatusRecord; readonly visitor: boolean };

/** Page that everybody but administrators sees while the portal is under maintenance. */
export function MaintenancePage({ maintenance, visitor }: Props): ReactElement {
  return (
    <main>
      <h1 className="visuallyHidden">Portal</h1>
      <EmptyState
        image={<IconTool size={26} />}
        title="Under maintenance"
        text={<MaintenanceNotice maintenance={maintenance} />}
        action={visitor && <SignInButton label="Sign in as administrator" />}
      />
    </main>
  );
}

import { IconTool } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { frameTexts, maintenanceTexts } from '~/domain/words/texts/frame.ts';
import type { StatusRecord } from '~/domain/notice/statusPage.ts';
import { SignInButton } from './SignInButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = { readonly maintenance: StatusRecord; readonly visitor: boolean };

/** Page that everybody but administrators sees while the portal is under maintenance. */
export function MaintenancePage({ maintenance, visitor }: Props): ReactElement {
  return (
    <main>
      <h1 className="visuallyHidden">{frameTexts.portal}</h1>
      <EmptyState
        image={<IconTool size={26} />}
        title={maintenanceTexts.title}
        text={<MaintenanceNotice maintenance={maintenance} />}
        action={visitor && <SignInButton label={maintenanceTexts.signIn} />}
      />
    </main>
  );
}

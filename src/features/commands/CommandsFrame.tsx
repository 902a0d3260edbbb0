import { IconSearchOff } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { mayOpenCommands } from '~/domain/command/permission.ts';
import { commandPageTexts } from '~/domain/words/texts/commands.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall, EmptyState } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may see commands, and to others that they may not; nothing is read for them. */
export function CommandsFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayOpenCommands(useActor());
  if (verdict.allowed) return <>{children}</>;
  return <AccessWall page={pages.commands.title} reason={verdict.reason} />;
}

/** The place of a command that does not exist, or no longer. */
export function NoSuchCommand(): ReactElement {
  return (
    <EmptyState
      isPage
      image={<IconSearchOff size={26} />}
      title={commandPageTexts.missing}
      text={commandPageTexts.missingAbout}
      action={<Link to={paths.commands()}>{commandPageTexts.toList}</Link>}
    />
  );
}

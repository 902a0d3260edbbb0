import { checkCommandsAccess } from '~/domain/command/permission.ts';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useMemo } from 'react';
import { isCommandCatalogue, type Command } from '~/domain/command/command.ts';
import { parseCommandFilter } from '~/domain/command/listFilter.ts';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';
import { CommandForm } from './CommandForm.tsx';
import { CommandList } from './CommandList.tsx';

const newCommand = (catalogue: string): Command => ({
  catalogue,
  name: '',
  commandClass: 'BASIC',
  commandState: 'ACTIVE',
  argumentTypes: ['NONE'],
  description: '',
  firmwareInfos: [],
});

export const Component = restrictPage(pages.commands, checkCommandsAccess, CommandsPage);

function CommandsPage() {
  const { search } = usePageLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const create = query.get('create') ?? '';
  return isCommandCatalogue(create) ? (
    <CommandForm command={newCommand(create)} isNew />
  ) : (
    <CommandList filter={parseCommandFilter(query)} />
  );
}

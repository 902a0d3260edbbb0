import { useMemo, type ReactElement } from 'react';
import { isCatalogue, type Command } from '~/domain/command/command.ts';
import { commandFilterFrom } from '~/domain/command/listFilter.ts';
import { useAddress } from '~/platform/routing/address.ts';
import { CommandForm } from './CommandForm.tsx';
import { CommandListing } from './CommandListing.tsx';
import { CommandsFrame } from './CommandsFrame.tsx';

const newCommand = (catalogue: string): Command => ({
  catalogue,
  name: '',
  commandClass: 'BASIC',
  commandState: 'ACTIVE',
  argumentTypes: ['NONE'],
  description: '',
  firmwareInfos: [],
});

/** The commands of every catalogue, or the form for a new one. */
export function Component(): ReactElement {
  const { search } = useAddress();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const create = query.get('create') ?? '';
  return (
    <CommandsFrame>
      {isCatalogue(create) ? (
        <CommandForm command={newCommand(create)} isNew />
      ) : (
        <CommandListing filter={commandFilterFrom(query)} />
      )}
    </CommandsFrame>
  );
}

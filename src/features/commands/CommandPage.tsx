import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { isCatalogue } from '~/domain/command/command.ts';
import { commandFilterFrom } from '~/domain/command/listFilter.ts';
import { commandListTexts } from '~/domain/words/texts/commands.ts';
import { commandList } from '~/queries/commands/commands.ts';
import { useAddress } from '~/platform/routing/address.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { CommandForm } from './CommandForm.tsx';
import { CommandListing } from './CommandListing.tsx';
import { CommandsFrame, NoSuchCommand } from './CommandsFrame.tsx';
import { CommandView } from './CommandView.tsx';

/** The pages below a catalogue: its commands, one of them, or the form to change it. */
export function Component(): ReactElement {
  const { catalogue = '', name } = useParams();
  const { search } = useAddress();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return (
    <CommandsFrame>
      {!isCatalogue(catalogue) && <NoSuchCommand />}
      {isCatalogue(catalogue) && name === undefined && (
        <CommandListing filter={commandFilterFrom(query, catalogue)} />
      )}
      {isCatalogue(catalogue) && name !== undefined && (
        <Named catalogue={catalogue} name={name} isEdited={query.has('edit')} />
      )}
    </CommandsFrame>
  );
}

type NamedProps = { readonly catalogue: string; readonly name: string; readonly isEdited: boolean };

function Named({ catalogue, name, isEdited }: NamedProps): ReactElement {
  const read = useQuery(commandList());
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  return (
    <Answer read={read} what={commandListTexts.failed} waiting={<ListSkeleton rows={6} hasHead />}>
      {(all) => {
        const command = all.find((each) => each.catalogue === catalogue && each.name === name);
        if (!command) return <NoSuchCommand />;
        return isEdited ? (
          <CommandForm key={`${catalogue}:${name}`} command={command} />
        ) : (
          <CommandView command={command} isAfterEdit={wasEdited} />
        );
      }}
    </Answer>
  );
}

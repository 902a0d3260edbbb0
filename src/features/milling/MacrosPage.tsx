import { useQuery } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { IconCode } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CreateButton } from './CreateButton.tsx';
import { MillingFrame } from './MillingFrame.tsx';
import { paths } from '~/paths.ts';
import { macros, type Macro } from '~/queries/milling/milling.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { createWordMatcher } from '~/domain/words/search.ts';

/** The macros programs are put together from. */
export function Component(): ReactElement {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  return (
    <MillingFrame
      title={macroTexts.macros}
      actions={<CreateButton label={macroTexts.create} to={paths.milling.macroForm()} />}
    >
      <div className="toolbar">
        <SearchField
          label={macroTexts.search}
          value={search}
          onSearch={(text) => setParameters(text ? { search: text } : {}, { replace: true })}
        />
      </div>
      <Macros search={search} />
    </MillingFrame>
  );
}

function Macros({ search }: { readonly search: string }): ReactElement {
  const read = useQuery(macros());
  return (
    <Answer read={read} what={macroTexts.allFailed} waiting={<ListSkeleton rows={6} />}>
      {(all) => <List macros={all} search={search} />}
    </Answer>
  );
}

type ListProps = { readonly macros: readonly Macro[]; readonly search: string };

function List({ macros: data, search }: ListProps): ReactElement {
  const matches = createWordMatcher(search);
  const found = data.filter(({ name, note }) => matches(name, note));
  if (found.length === 0) {
    return (
      <EmptyState
        image={<IconCode size={26} />}
        title={macroTexts.none}
        text={search ? macroTexts.noneFits : macroTexts.noneAbout}
        action={search && <Link to={paths.milling.macros()}>{macroTexts.showAll}</Link>}
      />
    );
  }
  return (
    <ul className="entries" aria-label={macroTexts.macros}>
      {found.map((macro) => (
        <Row key={macro.id} macro={macro} />
      ))}
    </ul>
  );
}

function Row({ macro: { id, name, note, versions, partNumbers } }: { readonly macro: Macro }): ReactElement {
  return (
    <li className="entry">
      <span className="entryName">
        <Link to={paths.milling.macro(id)}>{name}</Link>
      </span>
      <span className="entryNote" title={note}>
        {note}
      </span>
      <span className="entryEnd">{macroTexts.counts(versions.length, partNumbers.length)}</span>
    </li>
  );
}

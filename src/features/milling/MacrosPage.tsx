import { useQuery } from '@tanstack/react-query';
import { IconCode } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { createWordMatcher } from '~/domain/words/search.ts';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { paths } from '~/paths.ts';
import { macrosQuery } from '~/queries/milling/milling.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Entry, EntryList } from '~/ui/list/EntryList.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { MillingLayout, useMillingChangeDecision } from './MillingLayout.tsx';

export function Component() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  return (
    <MillingLayout
      title={macroTexts.macros}
      actions={
        <PrimaryActionButton decision={useMillingChangeDecision()} to={paths.milling.macroForm()}>
          {macroTexts.create}
        </PrimaryActionButton>
      }
    >
      <div className="toolbar">
        <SearchField
          label={macroTexts.search}
          value={search}
          onSearch={(text) => setParameters(text ? { search: text } : {}, { replace: true })}
        />
      </div>
      <Macros search={search} />
    </MillingLayout>
  );
}

function Macros({ search }: { readonly search: string }) {
  const read = useQuery(macrosQuery());
  const matches = createWordMatcher(search);
  return (
    <QueryBoundary read={read} what={macroTexts.allFailed} rows={6}>
      {(all) => (
        <EntryList
          label={macroTexts.macros}
          items={all.filter(({ name, note }) => matches(name, note))}
          empty={{
            image: <IconCode size={26} />,
            title: macroTexts.none,
            text: search ? macroTexts.noneFits : macroTexts.noneAbout,
            action: search && <Link to={paths.milling.macros()}>{macroTexts.showAll}</Link>,
          }}
        >
          {({ id, name, note, versions, partNumbers }) => (
            <Entry key={id} name={<Link to={paths.milling.macro(id)}>{name}</Link>} note={note}>
              {macroTexts.counts(versions.length, partNumbers.length)}
            </Entry>
          )}
        </EntryList>
      )}
    </QueryBoundary>
  );
}

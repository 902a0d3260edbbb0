import { useQuery } from '@tanstack/react-query';
import { IconBraces, IconPlus } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { foundResources, resourceOutline } from '~/domain/resource/list.ts';
import { mayCreateResource } from '~/domain/resource/permission.ts';
import { resourceTexts } from '~/domain/words/texts/resources.ts';
import { paths } from '~/paths.ts';
import { resources, type Resource } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { openModal } from '~/platform/modals.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { CreateResource } from './CreateResource.tsx';
import { WhoMayOpenResources } from './WhoMayOpenResources.tsx';
import styles from './Resources.module.css';

/** Every resource. */
export function Component(): ReactElement {
  return (
    <WhoMayOpenResources>
      <PageHeader title={resourceTexts.resources} actions={<Create />} />
      <Resources />
    </WhoMayOpenResources>
  );
}

function Create(): ReactElement {
  return (
    <VerdictButton
      verdict={mayCreateResource(useActor())}
      variant="filled"
      size="sm"
      leftSection={<IconPlus size={17} aria-hidden />}
      onClick={() => openModal({ title: resourceTexts.createTitle, body: <CreateResource /> })}
    >
      {resourceTexts.create}
    </VerdictButton>
  );
}

function Resources(): ReactElement {
  const read = useQuery(resources());
  const [parameters, change] = useAddressQuery();
  const search = parameters.get('search') ?? '';
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          label={resourceTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
      </div>
      <Answer read={read} what={resourceTexts.themselves} waiting={<ListSkeleton rows={5} />}>
        {(all) => <Found all={all} search={search} />}
      </Answer>
    </>
  );
}

type FoundProps = { readonly all: readonly Resource[]; readonly search: string };

function Found({ all, search }: FoundProps): ReactElement {
  const found = useMemo(() => foundResources(all, search), [all, search]);
  if (found.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          image={<IconBraces size={26} />}
          title={resourceTexts.none}
          text={all.length === 0 ? resourceTexts.noneAbout : resourceTexts.noneFits}
          action={all.length > 0 && <Link to={paths.resources()}>{resourceTexts.showAll}</Link>}
        />
      </div>
    );
  }
  return (
    <>
      <p className="tally" role="status">
        {resourceTexts.count(found.length, all.length)}
      </p>
      <ul className="entries" aria-label={resourceTexts.resources}>
        {found.map((resource) => (
          <Row key={resource.name} resource={resource} />
        ))}
      </ul>
    </>
  );
}

const outlineTexts = {
  LIST: resourceTexts.entries,
  OBJECT: resourceTexts.fields,
  PLAIN: () => resourceTexts.plain,
  BROKEN: () => resourceTexts.broken,
} as const;

function Row({ resource: { name, data } }: { readonly resource: Resource }): ReactElement {
  const { kind, count, begins } = useMemo(() => resourceOutline(data), [data]);
  return (
    <li className={styles.row}>
      <span className="entryName">
        <Link to={paths.resource(name)}>{name}</Link>
      </span>
      <code className={styles.begins}>{begins}</code>
      <span className={styles.end} data-broken={kind === 'BROKEN' || undefined}>
        {outlineTexts[kind](count)}
      </span>
      <span className={`${styles.end} number`}>{resourceTexts.size(data.length)}</span>
    </li>
  );
}

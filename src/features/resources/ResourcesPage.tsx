import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBraces } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  filterResources,
  summarizeResource,
  createNewResourceFormSchema,
  type NewResourceFormValues,
} from '~/domain/resource/list.ts';
import { checkResourceCreation, checkResourcesAccess } from '~/domain/resource/permission.ts';
import { resourceTexts } from '~/domain/words/texts/resources.ts';
import { paths } from '~/paths.ts';
import { resourcesQuery, type Resource, createResource } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { NoResults } from '~/ui/EmptyState.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { openModal } from '~/platform/modals.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import styles from './Resources.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

const draft = 'resource';
const none: readonly { readonly name: string }[] = [];

/** The dialog creates the resource; its page with the editor opens afterwards. */
function CreateResourceForm() {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const { data = none } = useQuery(resourcesQuery());
  const schema = createNewResourceFormSchema(data.map(({ name }) => name));
  const form = useZodForm(schema, { name: '', data: '{}' }, { draft });
  const create = async (body: NewResourceFormValues): Promise<void> => {
    await createResource(client, body);
    removeDraft(draft);
    await onward(paths.resource(body.name));
  };
  return (
    <ModalForm form={form} onSubmit={create} action={commonTexts.create}>
      <TextField
        control={form.control}
        name="name"
        label={resourceTexts.name}
        description={resourceTexts.nameAbout}
        data-autofocus
      />
      <div className={styles.code}>
        <TextareaField control={form.control} name="data" label={resourceTexts.data} />
      </div>
    </ModalForm>
  );
}

export const Component = restrictPage(pages.resources, checkResourcesAccess, Resources);

function Resources() {
  const read = useQuery(resourcesQuery());
  const [parameters, change] = usePageSearchParams();
  const search = parameters.get('search') ?? '';
  return (
    <>
      <PageHeader
        title={resourceTexts.resources}
        actions={
          <PrimaryActionButton
            decision={checkResourceCreation(useActor())}
            onClick={() => openModal({ title: resourceTexts.createTitle, body: <CreateResourceForm /> })}
          >
            {resourceTexts.create}
          </PrimaryActionButton>
        }
      />
      <div className="toolbar" role="search">
        <SearchField
          label={resourceTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
      </div>
      <QueryBoundary read={read} what={resourceTexts.themselves} rows={5}>
        {(all) => <Found all={all} search={search} />}
      </QueryBoundary>
    </>
  );
}

type FoundProps = { readonly all: readonly Resource[]; readonly search: string };

function Found({ all, search }: FoundProps) {
  const found = useMemo(() => filterResources(all, search), [all, search]);
  if (found.length === 0) {
    return (
      <NoResults icon={IconBraces} texts={resourceTexts} isEmpty={all.length === 0} to={paths.resources()} />
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

function Row({ resource: { name, data } }: { readonly resource: Resource }) {
  const { kind, count, begins } = useMemo(() => summarizeResource(data), [data]);
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

import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { deviceErrorsResourceName, isReservedResourceName } from '~/domain/resource/name.ts';
import { checkResourceDeletion, checkResourcesAccess } from '~/domain/resource/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceTexts } from '~/domain/words/texts/resources.ts';
import { paths } from '~/paths.ts';
import { resourceQuery, type Resource } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Missing } from '~/ui/EmptyState.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { confirmDeleteResource } from './resourceConfirmations.tsx';
import { ResourceEditor } from './ResourceEditor.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

export const Component = restrictPage(pages.resources, checkResourcesAccess, ResourcePage);

function ResourcePage() {
  const { resourceId = '' } = useParams();
  return isReservedResourceName(resourceId) ? (
    <NoSuchResource />
  ) : (
    <Page key={resourceId} name={resourceId} />
  );
}

function Page({ name }: { readonly name: string }) {
  const read = useQuery(resourceQuery(name));
  return (
    <>
      <PageHeader
        title={name}
        trail={[{ label: resourceTexts.resources, to: paths.resources() }]}
        meta={
          name === deviceErrorsResourceName && (
            <Link to={paths.deviceErrors()}>{resourceTexts.openErrors}</Link>
          )
        }
        actions={read.data ? <Delete resource={read.data} /> : null}
      />
      <QueryBoundary read={read} what={resourceTexts.itself} rows={8} missing={<NoSuchResource />}>
        {(data) => <ResourceEditor resource={data} />}
      </QueryBoundary>
    </>
  );
}

const NoSuchResource = () => (
  <Missing
    title={resourceTexts.missing}
    text={resourceTexts.missingAbout}
    to={paths.resources()}
    wayOn={resourceTexts.toResources}
  />
);

function Delete({ resource: seen }: { readonly resource: Resource }) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  return (
    <GuardedButton
      decision={checkResourceDeletion(useActor())}
      size="sm"
      onClick={() => confirmDeleteResource({ client, seen, onDeleted: () => onward(paths.resources()) })}
    >
      {commonTexts.delete}
    </GuardedButton>
  );
}

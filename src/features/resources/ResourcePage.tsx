import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '~/api/ApiError.ts';
import { deviceErrorsName, isReservedName } from '~/domain/resource/name.ts';
import { mayDeleteResource } from '~/domain/resource/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceTexts } from '~/domain/words/texts/resources.ts';
import { paths } from '~/paths.ts';
import { resource, type Resource } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { askDeleteResource } from './resourceQuestions.tsx';
import { ResourceEditor } from './ResourceEditor.tsx';
import { WhoMayOpenResources } from './WhoMayOpenResources.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';

/** One resource with its editor. */
export function Component(): ReactElement {
  const { resourceId = '' } = useParams();
  return (
    <WhoMayOpenResources>
      {isReservedName(resourceId) ? <Missing /> : <Page key={resourceId} name={resourceId} />}
    </WhoMayOpenResources>
  );
}

function Page({ name }: { readonly name: string }): ReactElement {
  const read = useQuery(resource(name));
  return (
    <>
      <PageHeader
        title={name}
        trail={[{ label: resourceTexts.resources, to: paths.resources() }]}
        meta={name === deviceErrorsName && <Link to={paths.deviceErrors()}>{resourceTexts.openErrors}</Link>}
        actions={read.data ? <Delete resource={read.data} /> : null}
      />
      <Answer
        read={read}
        what={resourceTexts.itself}
        waiting={<ListSkeleton rows={8} />}
        renderFailure={(error, onRetry) =>
          error instanceof ApiError && error.status === 404 ? (
            <Missing />
          ) : (
            <ListFailure what={resourceTexts.itself} error={error} onRetry={onRetry} />
          )
        }
      >
        {(data) => <ResourceEditor resource={data} />}
      </Answer>
    </>
  );
}

const Missing = (): ReactElement => (
  <EmptyState
    image={<IconSearchOff size={26} />}
    title={resourceTexts.missing}
    text={resourceTexts.missingAbout}
    action={<Link to={paths.resources()}>{resourceTexts.toResources}</Link>}
  />
);

function Delete({ resource: seen }: { readonly resource: Resource }): ReactElement {
  const client = useQueryClient();
  const onward = useOnward();
  return (
    <VerdictButton
      verdict={mayDeleteResource(useActor())}
      size="sm"
      onClick={() => askDeleteResource({ client, seen, onDeleted: () => onward(paths.resources()) })}
    >
      {commonTexts.delete}
    </VerdictButton>
  );
}

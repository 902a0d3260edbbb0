import { useQuery, type QueryClient } from '@tanstack/react-query';
import { IconLock, IconSearchOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { partNumberFormError } from '~/domain/part/form.ts';
import { mayKeepParts, mayOpenParts } from '~/domain/part/permission.ts';
import { partListTexts, partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import { paths } from '~/paths.ts';
import { part, parts } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { useAddressQuery } from '~/ui/useAddressQuery.ts';
import { editing, editPath } from './editPath.ts';
import { PartActions } from './PartActions.tsx';
import { PartForm } from './PartForm.tsx';
import { PartView } from './PartView.tsx';

export function loader(client: QueryClient): void {
  void client.prefetchQuery(parts());
}

const trail = [{ label: partListTexts.title, to: paths.parts() }];

/** One part: its page, or its form, as the address says. */
export function Component(): ReactElement {
  const { partNumber = '' } = useParams();
  const verdict = mayOpenParts(useActor());
  if (!verdict.allowed) {
    return <EmptyState image={<IconLock size={26} />} title={partListTexts.closed} text={verdict.reason} />;
  }
  return <OfNumber key={partNumber} partNumber={partNumber} />;
}

type Props = { readonly partNumber: string };

/** The list says whether there is such a part: only then is it asked for. */
function OfNumber({ partNumber }: Props): ReactElement {
  const read = useQuery({
    ...parts(),
    select: (all) => all.some((each) => each.partNumber === partNumber),
  });
  return (
    <Answer read={read} what={partPageTexts.one} waiting={<Waiting partNumber={partNumber} />}>
      {(isKnown) => (isKnown ? <Known partNumber={partNumber} /> : <Unknown partNumber={partNumber} />)}
    </Answer>
  );
}

const Waiting = ({ partNumber }: Props): ReactElement => (
  <>
    <PageHeader title={partPageTexts.heading(partNumber)} trail={trail} />
    <ListSkeleton rows={6} />
  </>
);

function Known({ partNumber }: Props): ReactElement {
  const read = useQuery(part(partNumber));
  const [parameters] = useAddressQuery();
  const navigate = useNavigate();
  const mayKeep = mayKeepParts(useActor()).allowed;
  const isEdited = parameters.has(editing) && mayKeep;
  const leave = (): void => void navigate(paths.part(partNumber));
  return (
    <>
      <PageHeader
        title={partPageTexts.heading(partNumber)}
        trail={trail}
        state={read.data && <StateLabel state={read.data.partState} />}
        meta={read.data?.label}
        actions={!isEdited && <PartActions part={read.data} />}
      />
      <Answer read={read} what={partPageTexts.one} waiting={<ListSkeleton rows={6} />}>
        {(found) =>
          isEdited ? (
            <PartForm partNumber={partNumber} seen={found} onLeave={leave} />
          ) : (
            <PartView part={found} />
          )
        }
      </Answer>
    </>
  );
}

function Unknown({ partNumber }: Props): ReactElement {
  const [parameters] = useAddressQuery();
  const navigate = useNavigate();
  const mayCreate = mayKeepParts(useActor()).allowed && partNumberFormError(partNumber) === undefined;
  if (parameters.has(editing) && mayCreate) {
    return (
      <>
        <PageHeader title={partPageTexts.newHeading(partNumber)} trail={trail} />
        <PartForm
          partNumber={partNumber}
          seen={undefined}
          onLeave={(isSaved) => void navigate(isSaved ? paths.part(partNumber) : paths.parts())}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={partPageTexts.heading(partNumber)} trail={trail} />
      <EmptyState
        image={<IconSearchOff size={26} />}
        title={partPageTexts.missing(partNumber)}
        text={partPageTexts.missingAbout}
        action={
          mayCreate ? (
            <Link to={editPath(partNumber)}>{partPageTexts.createIt(partNumber)}</Link>
          ) : (
            <Link to={paths.parts()}>{partPageTexts.toParts}</Link>
          )
        }
      />
    </>
  );
}

import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { openPartUsage } from '~/widgets/parts/openPartUsage.ts';
import { Missing } from '~/ui/EmptyState.tsx';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { useParams, Link } from 'react-router';
import { validatePartNumber, toPartDraft } from '~/domain/part/form.ts';
import { findPart } from '~/domain/part/parts.ts';
import { checkPartChange, checkPartsAccess, checkPartDeletion } from '~/domain/part/permission.ts';
import { partListTexts, partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { partQuery, partsQuery, type PartDetail } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Redirect } from '~/ui/Redirect.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { editSearchParam, partEditPath } from './partEditPath.ts';
import { PartForm } from './PartForm.tsx';
import { PartView } from './PartView.tsx';
import styles from './Parts.module.css';
import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { checkMillingAccess } from '~/domain/milling/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { deletePartMutation } from '~/queries/parts/updatePart.ts';
import { createBaseline } from '~/ui/form/baseline.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { PartStateImpact } from './PartStateImpact.tsx';
import { updatePartIfUnchanged, type PartSnapshot } from './updatePartIfUnchanged.tsx';

const trail = [{ label: partListTexts.title, to: paths.parts() }];

export const Component = restrictPage(pages.parts, checkPartsAccess, PartPage);

function PartPage() {
  const { partNumber = '' } = useParams();
  return <OfNumber key={partNumber} partNumber={partNumber} />;
}

type Props = { readonly partNumber: string };

/** The list of parts tells whether the part exists, before it is fetched: saves a 404. */
function OfNumber({ partNumber }: Props) {
  const [parameters] = usePageSearchParams();
  // The form is large: rendered as a deferred update, so that the page stays responsive.
  const isEditing = useDeferredValue(parameters.has(editSearchParam));
  const read = useQuery({ ...partsQuery(), select: (all) => findPart(all, partNumber)?.partNumber ?? '' });
  const place = useRef<HTMLDivElement>(null);
  // The focused button unmounts when page and form replace each other.
  const keptFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} className={styles.page} {...keptFocus}>
      <QueryBoundary read={read} what={partPageTexts.one} waiting={<Waiting partNumber={partNumber} />}>
        {(known) => {
          if (known !== '' && known !== partNumber)
            return <Redirect to={`${paths.part(known)}${location.search}`} />;
          const Place = isEditing ? Edited : Shown;
          return <Place partNumber={partNumber} isKnown={known !== ''} isEditing={isEditing} />;
        }}
      </QueryBoundary>
    </div>
  );
}

type PlaceProps = Props & { readonly isKnown: boolean; readonly isEditing: boolean };

const Shown = ({ isKnown, ...place }: PlaceProps) =>
  isKnown ? <Known {...place} /> : <Unknown {...place} />;

/** A new part counts as new until all calls of its save are done, although it exists after the first. */
function Edited({ isKnown, ...place }: PlaceProps) {
  const [wasKnown] = useState(isKnown);
  return <Shown {...place} isKnown={wasKnown} />;
}

const Waiting = ({ partNumber }: Props) => (
  <>
    <PageHeader title={partPageTexts.heading(partNumber)} trail={trail} />
    <ListSkeleton rows={6} />
  </>
);

type OneProps = Omit<PlaceProps, 'isKnown'>;

function Known({ partNumber, isEditing }: OneProps) {
  const read = useQuery(partQuery(partNumber));
  const onward = useNavigateIfStillHere();
  const canStore = checkPartChange(useActor()).allowed;
  const isEdited = isEditing && canStore;
  const leave = (): void => void onward(paths.part(partNumber));
  return (
    <>
      <PageHeader
        title={partPageTexts.heading(partNumber)}
        trail={trail}
        state={read.data && <StateLabel state={read.data.partState} />}
        meta={read.data?.label}
        actions={!isEdited && <PartActions shown={read.data} />}
      />
      <QueryBoundary read={read} what={partPageTexts.one} rows={6}>
        {(found) =>
          isEdited ? (
            <PartForm partNumber={partNumber} seen={found} onLeave={leave} />
          ) : (
            <PartView part={found} />
          )
        }
      </QueryBoundary>
    </>
  );
}

function Unknown({ partNumber, isEditing }: OneProps) {
  const onward = useNavigateIfStillHere();
  const canCreate = checkPartChange(useActor()).allowed && validatePartNumber(partNumber) === undefined;
  if (isEditing && canCreate) {
    return (
      <>
        <PageHeader title={partPageTexts.newHeading(partNumber)} trail={trail} />
        <PartForm
          partNumber={partNumber}
          seen={undefined}
          onLeave={(isSaved) => void onward(isSaved ? paths.part(partNumber) : paths.parts())}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={partPageTexts.heading(partNumber)} trail={trail} />
      <Missing
        title={partPageTexts.missing(partNumber)}
        text={partPageTexts.missingAbout}
        to={canCreate ? partEditPath(partNumber) : paths.parts()}
        wayOn={canCreate ? partPageTexts.createIt(partNumber) : partPageTexts.toParts}
      />
    </>
  );
}

const openChangeState = createOpener(async () => (await import('./ChangePartState.tsx')).openChangePartState);

function PartActions({ shown }: { readonly shown: PartDetail | undefined }) {
  const actor = useActor();
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  if (!shown) return null;
  const { partNumber } = shown;
  const askDelete = (): void =>
    confirmDeletion({
      client,
      title: partPageTexts.deleteTitle(partNumber),
      question: partPageTexts.deleteQuestion(partNumber),
      facts: <PartStateImpact partNumber={partNumber} />,
      deletion: deletePartMutation(partNumber),
      input: { path: { partNumber } },
      update: updatePartIfUnchanged({
        client,
        partNumber,
        baseline: createBaseline<PartSnapshot>({ part: toPartDraft(shown) }),
        isKnown: true,
      }),
      onDeleted: () => onward(paths.parts()),
    });
  return (
    <>
      <Button variant="default" size="sm" onClick={() => openPartUsage(partNumber)}>
        {partPageTexts.usage}
      </Button>
      {checkMillingAccess(actor.units).allowed && (
        <Button variant="default" size="sm" component={Link} to={paths.milling.part(partNumber)}>
          {partPageTexts.milling}
        </Button>
      )}
      {checkPartDeletion(actor).allowed && (
        <Button variant="default" size="sm" onClick={askDelete}>
          {commonTexts.delete}
        </Button>
      )}
      {checkPartChange(actor).allowed && (
        <Button variant="default" size="sm" onClick={() => openChangeState(shown)}>
          {partPageTexts.changeState}
        </Button>
      )}
      <GuardedButton
        decision={checkPartChange(actor)}
        variant="filled"
        size="sm"
        onClick={() => void onward(partEditPath(partNumber))}
      >
        {commonTexts.edit}
      </GuardedButton>
    </>
  );
}

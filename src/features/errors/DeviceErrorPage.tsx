import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import {
  deviceErrorKey,
  deviceErrorOf,
  type DeviceError,
  type DeviceErrorList as ErrorList,
} from '~/domain/resource/deviceErrors.ts';
import { mayChangeDeviceErrors, showsChangeOfDeviceErrors } from '~/domain/resource/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { paths } from '~/paths.ts';
import { deviceErrors } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { takeFocus } from '~/platform/focus/takeFocus.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { DeviceErrorList } from './DeviceErrorsPage.tsx';
import { EditError } from './EditError.tsx';
import { BrokenParts, WhoMayReadErrors } from './ErrorsFrame.tsx';
import { RecentHits } from './RecentHits.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';
import styles from './Errors.module.css';

/** One device error by its family and id; without an id, the list of the family. */
export function Component(): ReactElement {
  const { productFamily = '', errorId } = useParams();
  const family = productFamily.toUpperCase();
  if (errorId === undefined) return <DeviceErrorList family={family} />;
  return (
    <WhoMayReadErrors>
      <Entry key={deviceErrorKey(family, errorId)} family={family} errorId={errorId.toUpperCase()} />
    </WhoMayReadErrors>
  );
}

type EntryProps = { readonly family: string; readonly errorId: string };

function Entry({ family, errorId }: EntryProps): ReactElement {
  const read = useQuery(deviceErrors());
  const actor = useActor();
  const mayEdit = mayChangeDeviceErrors(actor);
  const [isEditing, setIsEditing] = useState<boolean>();
  const found = read.data && deviceErrorOf(read.data.errors, family, errorId);
  return (
    <>
      <PageHeader
        title={<span className="number">{errorId}</span>}
        trail={[
          { label: deviceErrorTexts.errors, to: paths.deviceErrors() },
          { label: family, to: paths.deviceError(family) },
        ]}
        state={found && <SeverityBadge severity={found.severity} />}
        meta={found?.title}
        actions={
          read.data && !isEditing && showsChangeOfDeviceErrors(actor) ? (
            <VerdictButton
              verdict={mayEdit}
              size="sm"
              ref={isEditing === false ? takeFocus : undefined}
              onClick={() => setIsEditing(true)}
            >
              {found ? commonTexts.edit : deviceErrorTexts.describe}
            </VerdictButton>
          ) : null
        }
      />
      <Answer read={read} what={deviceErrorTexts.themselves} waiting={<ListSkeleton rows={4} />}>
        {(list) => (
          <div className={styles.places}>
            <BrokenParts list={list} />
            {isEditing ? (
              <EditError family={family} errorId={errorId} seen={found} onClose={() => setIsEditing(false)} />
            ) : (
              <Facts found={found} family={family} errorId={errorId} list={list} />
            )}
          </div>
        )}
      </Answer>
      <RecentHits family={family} errorId={errorId} />
    </>
  );
}

type FactsProps = EntryProps & { readonly found: DeviceError | undefined; readonly list: ErrorList };

function Facts({ found, family, errorId, list }: FactsProps): ReactElement {
  const others = list.errors.filter(
    (each) => each.errorId.toUpperCase() === errorId && each.productFamily.toUpperCase() !== family,
  );
  if (!found) {
    return (
      <div className={styles.panel}>
        <EmptyState
          image={<IconAlertTriangle size={26} />}
          title={deviceErrorTexts.missing(errorId, family)}
          text={deviceErrorTexts.missingAbout}
          action={others.length > 0 && <InOthers others={others} />}
        />
      </div>
    );
  }
  return (
    <Panel title={deviceErrorTexts.meaning}>
      <LabelValueTable
        caption={deviceErrorTexts.meaning}
        rows={[
          { label: deviceErrorTexts.title, value: found.title },
          { label: deviceErrorTexts.text, value: found.text },
          { label: deviceErrorTexts.remedy, value: found.remedy },
          ...(others.length > 0
            ? [{ label: deviceErrorTexts.sameId, value: <InOthers others={others} /> }]
            : []),
        ]}
      />
    </Panel>
  );
}

const InOthers = ({ others }: { readonly others: readonly DeviceError[] }): ReactElement => (
  <span className={styles.others}>
    {others.map(({ productFamily, errorId }) => (
      <Link key={productFamily} to={paths.deviceError(productFamily, errorId)}>
        {productFamily}
      </Link>
    ))}
  </span>
);

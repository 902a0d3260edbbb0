import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import {
  getDeviceErrorKey,
  findDeviceError,
  type DeviceError,
  type DeviceErrorList as ErrorList,
} from '~/domain/resource/deviceErrors.ts';
import {
  checkDeviceErrorChange,
  checkDeviceErrorsAccess,
  isDeviceErrorChangeShown,
} from '~/domain/resource/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { paths } from '~/paths.ts';
import { deviceErrorsQuery, familyErrorEventsQuery } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { focusOnMount } from '~/platform/focus/focus.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { DeviceErrorList } from './DeviceErrorsPage.tsx';
import { DeviceErrorForm } from './DeviceErrorForm.tsx';
import { InvalidDeviceErrors, SeverityBadge } from './BrokenParts.tsx';
import styles from './Errors.module.css';
import { checkOperations } from '~/domain/access/decision.ts';
import { formatDeviceType, isProductFamily } from '~/domain/product/families.ts';
import { listRecentErrorHits, type RecentErrorHit } from '~/domain/resource/recentHits.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';

type Props = { readonly family: string; readonly errorId: string };

const maxHits = 50;

/** Products that reported the error recently, each with its latest event. */
function RecentHits({ family, errorId }: Props) {
  const canRead = checkOperations(useActor(), 'productEventFilter').allowed && isProductFamily(family);
  const read = useQuery({ ...familyErrorEventsQuery(family), enabled: canRead });
  if (!canRead) return null;
  return (
    <div className={styles.places}>
      <Panel title={deviceErrorTexts.recent} flush>
        <QueryBoundary read={read} what={deviceErrorTexts.recentItself} rows={3}>
          {(events) => <Hits events={events} family={family} errorId={errorId} />}
        </QueryBoundary>
      </Panel>
    </div>
  );
}

type HitsProps = Props & { readonly events: Parameters<typeof listRecentErrorHits>[0] };

function Hits({ events, family, errorId }: HitsProps) {
  const hits = useMemo(() => listRecentErrorHits(events, errorId), [events, errorId]);
  return (
    <>
      <p className={styles.about}>
        {hits.length === 0 && <strong>{deviceErrorTexts.noRecent}</strong>}
        <span>{deviceErrorTexts.recentAbout(events.length, family)}</span>
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits} aria-label={deviceErrorTexts.recent}>
          {hits.slice(0, maxHits).map((hit) => (
            <Hit key={`${hit.serialNumber} ${hit.deviceType}`} hit={hit} />
          ))}
        </ul>
      )}
    </>
  );
}

function Hit({ hit }: { readonly hit: RecentErrorHit }) {
  const { productFamily, deviceType, serialNumber, count, last, eventId } = hit;
  const at = { tab: 'ERRORS', event: eventId };
  return (
    <li>
      <Link to={paths.product(productFamily, deviceType, serialNumber, at)} className="number">
        {deviceErrorTexts.device(formatDeviceType(deviceType), serialNumber)}
      </Link>
      <span>{deviceErrorTexts.times(count)}</span>
      <span>
        {deviceErrorTexts.lastTime} <RelativeTime date={last} />
      </span>
    </li>
  );
}

export const Component = restrictPage(pages.deviceErrors, checkDeviceErrorsAccess, DeviceErrorPage);

function DeviceErrorPage() {
  const { productFamily = '', errorId } = useParams();
  const family = productFamily.toUpperCase();
  if (errorId === undefined) return <DeviceErrorList family={family} />;
  return <Entry key={getDeviceErrorKey(family, errorId)} family={family} errorId={errorId.toUpperCase()} />;
}

type EntryProps = { readonly family: string; readonly errorId: string };

function Entry({ family, errorId }: EntryProps) {
  const read = useQuery(deviceErrorsQuery());
  const actor = useActor();
  const editDecision = checkDeviceErrorChange(actor);
  const [isEditing, setIsEditing] = useState<boolean>();
  const found = read.data && findDeviceError(read.data.errors, family, errorId);
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
          read.data && !isEditing && isDeviceErrorChangeShown(actor) ? (
            <GuardedButton
              decision={editDecision}
              size="sm"
              ref={isEditing === false ? focusOnMount : undefined}
              onClick={() => setIsEditing(true)}
            >
              {found ? commonTexts.edit : deviceErrorTexts.describe}
            </GuardedButton>
          ) : null
        }
      />
      <QueryBoundary read={read} what={deviceErrorTexts.themselves} rows={4}>
        {(list) => (
          <div className={styles.places}>
            <InvalidDeviceErrors list={list} />
            {isEditing ? (
              <DeviceErrorForm
                family={family}
                errorId={errorId}
                seen={found}
                onClose={() => setIsEditing(false)}
              />
            ) : (
              <Facts found={found} family={family} errorId={errorId} list={list} />
            )}
          </div>
        )}
      </QueryBoundary>
      <RecentHits family={family} errorId={errorId} />
    </>
  );
}

type FactsProps = EntryProps & { readonly found: DeviceError | undefined; readonly list: ErrorList };

function Facts({ found, family, errorId, list }: FactsProps) {
  const others = list.errors.filter(
    (each) => each.errorId.toUpperCase() === errorId && each.productFamily.toUpperCase() !== family,
  );
  if (!found) {
    return (
      <div className="panel">
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

const InOthers = ({ others }: { readonly others: readonly DeviceError[] }) => (
  <span className={styles.others}>
    {others.map(({ productFamily, errorId }) => (
      <Link key={productFamily} to={paths.deviceError(productFamily, errorId)}>
        {productFamily}
      </Link>
    ))}
  </span>
);

import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { mayCall } from '~/domain/access/verdict.ts';
import { deviceTypeText, isProductFamily } from '~/domain/product/families.ts';
import { recentHits, type RecentHit } from '~/domain/resource/recentHits.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { paths } from '~/paths.ts';
import { errorEventsOf } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './Errors.module.css';

type Props = { readonly family: string; readonly errorId: string };

/** Greatest number of products that are named. */
const most = 50;

/** The products that have reported the error lately, each with the last event that tells of it. */
export function RecentHits({ family, errorId }: Props): ReactElement | null {
  const mayRead = mayCall(useActor(), 'productEventFilter').allowed && isProductFamily(family);
  const read = useQuery({ ...errorEventsOf(family), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <div className={styles.places}>
      <Panel title={deviceErrorTexts.recent} flush>
        <Answer read={read} what={deviceErrorTexts.recentItself} waiting={<ListSkeleton rows={3} />}>
          {(events) => <Hits events={events} family={family} errorId={errorId} />}
        </Answer>
      </Panel>
    </div>
  );
}

type HitsProps = Props & { readonly events: Parameters<typeof recentHits>[0] };

function Hits({ events, family, errorId }: HitsProps): ReactElement {
  const hits = useMemo(() => recentHits(events, errorId), [events, errorId]);
  return (
    <>
      <p className={styles.about}>
        {hits.length === 0 && <strong>{deviceErrorTexts.noRecent}</strong>}
        <span>{deviceErrorTexts.recentAbout(events.length, family)}</span>
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits} aria-label={deviceErrorTexts.recent}>
          {hits.slice(0, most).map((hit) => (
            <Hit key={`${hit.serialNumber} ${hit.deviceType}`} hit={hit} />
          ))}
        </ul>
      )}
    </>
  );
}

function Hit({ hit }: { readonly hit: RecentHit }): ReactElement {
  const { productFamily, deviceType, serialNumber, count, last, eventId } = hit;
  const at = { tab: 'ERRORS', event: eventId };
  return (
    <li>
      <Link to={paths.product(productFamily, deviceType, serialNumber, at)} className="number">
        {deviceErrorTexts.device(deviceTypeText(deviceType), serialNumber)}
      </Link>
      <span>{deviceErrorTexts.times(count)}</span>
      <span>
        {deviceErrorTexts.lastTime} <RelativeTime date={last} />
      </span>
    </li>
  );
}

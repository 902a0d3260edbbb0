import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { isErrorLine, formatEventType } from '~/domain/product/deviceEvent.ts';
import { formatDeviceType } from '~/domain/product/families.ts';
import type { ParameterChange } from '~/domain/product/eventList.ts';
import { parseErrorId } from '~/domain/resource/deviceErrors.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { deviceEventTexts } from '~/domain/words/texts/deviceEvents.ts';
import { escapeInvisibleLine } from '~/domain/words/escapeInvisibleText.ts';
import { paths } from '~/paths.ts';
import type { EventReading } from '~/queries/products/eventReading.ts';
import { Badge } from '~/ui/Badge.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useEventDetail } from './useDeviceEvents.ts';
import styles from './EventDetail.module.css';

type Props = { readonly reading: EventReading; readonly eventId: string; readonly read: number };

export function EventHeader(props: Props) {
  const { output } = useEventDetail(props.reading, props.eventId, props.read);
  return (
    <div className={styles.head}>
      <h2>{output ? formatEventType(output.type) : ''}</h2>
      {output?.isError && (
        <Badge colour="red" size="small">
          {deviceEventTexts.error}
        </Badge>
      )}
    </div>
  );
}

export function EventDetail({ reading, eventId, read }: Props) {
  const { output, failure } = useEventDetail(reading, eventId, read);
  if (output === undefined && failure === undefined) return <Loader />;
  if (!output) return <p className="soft">{deviceEventTexts.gone}</p>;
  const { event, changes, created, deviceType, serialNumber } = output;
  const { note, log, data } = event;
  return (
    <div className={styles.detail}>
      <LabelValueTable
        caption={deviceEventTexts.facts}
        rows={[
          { label: deviceEventTexts.when, value: formatLongDate(created) },
          {
            label: deviceEventTexts.from,
            value: deviceEventTexts.device(formatDeviceType(deviceType), serialNumber),
          },
          { label: deviceEventTexts.note, value: note && escapeInvisibleLine(note) },
          { label: deviceEventTexts.productNumber, value: data?.productNumber },
          { label: deviceEventTexts.firmware, value: data?.firmwareFileName },
          { label: deviceEventTexts.parameterFile, value: data?.parameterFileName },
        ].filter(({ value }) => value)}
      />
      {changes.length > 0 && <Changes changes={changes} />}
      <h3>{deviceEventTexts.log}</h3>
      {log ? (
        <Log key={eventId} text={log} family={event.productFamily} />
      ) : (
        <p className="soft">{deviceEventTexts.noLog}</p>
      )}
    </div>
  );
}

function Changes({ changes }: { readonly changes: readonly ParameterChange[] }) {
  return (
    <>
      <h3>{deviceEventTexts.parameters}</h3>
      <table className={styles.changes} aria-label={deviceEventTexts.parameters}>
        <thead>
          <tr>
            <th scope="col">{deviceEventTexts.parameter}</th>
            <th scope="col">{deviceEventTexts.before}</th>
            <th scope="col">{deviceEventTexts.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, after }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- one event may set a parameter twice
            <tr key={index}>
              <th scope="row">{name}</th>
              <td className="number">{before ?? <span>{deviceEventTexts.unknownBefore}</span>}</td>
              <td className="number" data-changed={before !== after || undefined}>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Maximum number of log lines rendered at once. */
const maxLines = 1000;

/**
 * The log as sent by the product, in parts where it is long; error lines are highlighted and can be jumped
 * to.
 */
function Log({ text, family }: { readonly text: string; readonly family: string | undefined }) {
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const [first, setFirst] = useState(0);
  const lines = useMemo(() => text.split('\n'), [text]);
  const errors = useMemo(() => lines.flatMap((line, index) => (isErrorLine(line) ? [index] : [])), [lines]);
  const next = at % Math.max(1, errors.length);
  const go = (): void => {
    const wanted = errors[next] ?? 0;
    const place = wanted % maxLines;
    // The line has to be rendered before it can be scrolled to.
    flushSync(() => setFirst(wanted - place));
    const line = list.current?.children[place];
    line?.scrollIntoView({ block: 'center' });
    if (line instanceof HTMLElement) line.focus({ preventScroll: true });
    setAt(next + 1);
  };
  return (
    <>
      {errors.length > 0 && (
        <Button variant="default" size="xs" onClick={go}>
          {deviceEventTexts.toError(next + 1, errors.length)}
        </Button>
      )}
      {lines.length > maxLines && <LogParts first={first} lines={lines.length} onFirst={setFirst} />}
      <ol ref={list} className={styles.log} aria-label={deviceEventTexts.log}>
        {lines.slice(first, first + maxLines).map((line, index) => (
          // The lines of a log do not change, so their index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={first + index} data-error={isErrorLine(line) || undefined} tabIndex={-1}>
            <Line line={line} family={family} />
          </li>
        ))}
      </ol>
    </>
  );
}

type PartsProps = {
  readonly first: number;
  readonly lines: number;
  readonly onFirst: (first: number) => void;
};

function LogParts({ first, lines, onFirst }: PartsProps) {
  const end = Math.min(lines, first + maxLines);
  return (
    <div className={styles.parts}>
      <Button variant="default" size="xs" disabled={first === 0} onClick={() => onFirst(first - maxLines)}>
        {deviceEventTexts.earlierLines}
      </Button>
      <span role="status">{deviceEventTexts.logPart(first + 1, end, lines)}</span>
      <Button variant="default" size="xs" disabled={end === lines} onClick={() => onFirst(end)}>
        {deviceEventTexts.laterLines}
      </Button>
    </div>
  );
}

type LineProps = { readonly line: string; readonly family: string | undefined };

function Line({ line, family }: LineProps) {
  const errorId = parseErrorId(line);
  const at = errorId === undefined ? -1 : line.toUpperCase().indexOf(errorId);
  if (errorId === undefined || at < 0 || !family) return <>{line}</>;
  return (
    <>
      {line.slice(0, at)}
      <Link
        className={styles.entry}
        to={paths.deviceError(family, errorId)}
        title={deviceErrorTexts.openEntry(errorId)}
      >
        {line.slice(at, at + errorId.length)}
      </Link>
      {line.slice(at + errorId.length)}
    </>
  );
}

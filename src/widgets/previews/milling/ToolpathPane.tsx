import { useEffect, useEffectEvent, useState } from 'react';
import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';
import type { Envelope } from '~/domain/gcode/preflight.ts';
import { ToolpathCanvas, useToolpath } from './ToolpathCanvas.tsx';
import { PreflightCheckList } from './PreflightCheckList.tsx';
import {
  sendToolpathRequest,
  type ToolpathColorMode,
  type ToolpathPosition,
  toolpathColorModes,
  type ToolpathRunResult,
  type ToolpathWorker,
} from './toolpathWorkerRequests.ts';
import styles from './Toolpath.module.css';
import { getCookie, localeLifetimeMs, setCookie } from '~/platform/storage/cookies.ts';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

type PlaybackProps = {
  readonly worker: ToolpathWorker;
  /** Duration of the program, in seconds. */
  readonly total: number;
  readonly place: ToolpathPosition | undefined;
  readonly onPlace: (place: ToolpathPosition | undefined) => void;
};

const speeds = [1, 10, 60, 600] as const;

type Moment = { readonly seconds: number; readonly segment?: number };

function ToolpathPlayback({ worker, total, place, onPlace }: PlaybackProps) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(60);
  const [moment, setMoment] = useState<Moment>();
  // The chosen time stays until the tool is on another segment.
  const holds = moment && (moment.segment === undefined || moment.segment === place?.segment);
  const seconds = holds ? moment.seconds : (place?.seconds ?? total);

  const show = async (next: number): Promise<void> => {
    setMoment({ seconds: next });
    const found = await sendToolpathRequest<'MOMENT'>(worker, { kind: 'MOMENT', seconds: next }).catch(
      () => undefined,
    );
    setMoment((now) => (now?.seconds === next ? { seconds: next, segment: found?.segment ?? -1 } : now));
    onPlace(found);
  };
  const step = useEffectEvent(async (passed: number): Promise<void> => {
    const next = Math.min(total, seconds + passed * speed);
    if (next >= total) setPlaying(false);
    await show(next);
  });
  useEffect(() => {
    if (!playing) return undefined;
    let frame = 0;
    let last = performance.now();
    const next = async (now: number): Promise<void> => {
      const passed = (now - last) / 1000;
      last = now;
      await step(passed);
      // Each frame waits for the worker, which takes longer for long programs.
      if (frame >= 0) frame = requestAnimationFrame((time) => void next(time));
    };
    frame = requestAnimationFrame((time) => void next(time));
    return () => {
      cancelAnimationFrame(frame);
      frame = -1;
    };
  }, [playing]);

  return (
    <div className={styles.playback}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={playing ? toolpathTexts.pause : toolpathTexts.play}
        onClick={() => {
          if (!playing && seconds >= total) setMoment({ seconds: 0 });
          setPlaying(!playing);
        }}
      >
        {playing ? <IconPlayerPause size={17} aria-hidden /> : <IconPlayerPlay size={17} aria-hidden />}
      </ActionIcon>
      <input
        type="range"
        aria-label={toolpathTexts.moment}
        min={0}
        max={total}
        step="any"
        value={Math.min(seconds, total)}
        aria-valuetext={toolpathTexts.momentText(seconds, total)}
        onChange={({ currentTarget }) => void show(Number(currentTarget.value))}
      />
      <span className="number">{toolpathTexts.momentShort(seconds, total)}</span>
      <label className={styles.choice}>
        <span className="visuallyHidden">{toolpathTexts.speed}</span>
        <select value={speed} onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {toolpathTexts.times(each)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const name = 'millingEnvelope';

/** Travel of the machine in mm, stored in this browser; undefined until the user has entered it. */
function readEnvelope(): Envelope | undefined {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = (getCookie(name) ?? '').split('x').map(Number);
  return [x, y, z].every((length) => length > 0 && Number.isFinite(length)) ? { x, y, z } : undefined;
}

const writeEnvelope = ({ x, y, z }: Envelope): void =>
  setCookie(name, `${x}x${y}x${z}`, { lifetime: localeLifetimeMs });

type Props = {
  readonly text: string;
  readonly stored: string;
  readonly against?: string;
  /** The line the editor is on, from 1. */
  readonly line: number | undefined;
  readonly onLine: (line: number) => void;
};

export function ToolpathPane({ text, stored, against = toolpathTexts.stored, line, onLine }: Props) {
  const [colouring, setColouring] = useState<ToolpathColorMode>('TOOL');
  const [compared, setCompared] = useState(true);
  const [zero, setZero] = useState<number>();
  const [place, setPlace] = useState<ToolpathPosition>();
  const [envelope, setEnvelope] = useState<Envelope | undefined>(readEnvelope);
  const done = place ? place.segment + 1 : Number.MAX_SAFE_INTEGER;
  const toolpath = useToolpath({ text, stored, envelope }, { colouring, compared, done, line, zero });
  const { worker, ran, failure, shown } = toolpath;

  const arrive = useEffectEvent((found: ToolpathPosition | undefined): void => {
    // While the cursor stays on its line the tool keeps its position.
    if (found && found.line !== place?.line) setPlace(found);
  });
  // Choosing a line moves the tool to its end.
  useEffect(() => {
    if (line === undefined) return undefined;
    let wanted = true;
    sendToolpathRequest<'LINE'>(worker, { kind: 'LINE', line }).then(
      (found) => wanted && arrive(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [worker, line]);

  const onZero = (number: number): void => {
    setZero(number);
    // Each work offset has its own bounds, so the camera is refitted.
    toolpath.setCamera(undefined);
  };
  const goTo = (next: ToolpathPosition | undefined): void => {
    setPlace(next);
    if (next) onLine(next.line);
  };

  return (
    <div className={styles.pane}>
      <ToolpathBar
        ran={ran}
        zero={shown?.number}
        onZero={onZero}
        colouring={colouring}
        onColouring={setColouring}
        against={against}
        compared={compared}
        onCompared={setCompared}
      />
      <ToolpathCanvas toolpath={toolpath} place={place} onPick={goTo} />
      {failure && <p role="alert">{failure}.</p>}
      {ran && (
        <>
          <ToolpathPlayback worker={worker} total={ran.seconds} place={place} onPlace={goTo} />
          <PreflightCheckList
            ran={ran}
            envelope={envelope}
            onEnvelope={(next) => {
              writeEnvelope(next);
              setEnvelope(next);
            }}
            onLine={onLine}
          />
        </>
      )}
    </div>
  );
}

type ToolpathBarProps = {
  readonly ran: ToolpathRunResult | undefined;
  /** Number of the work offset whose moves are shown. */
  readonly zero: number | undefined;
  readonly onZero: (zero: number) => void;
  readonly colouring: ToolpathColorMode;
  readonly onColouring: (colouring: ToolpathColorMode) => void;
  readonly against: string;
  readonly compared: boolean;
  readonly onCompared: (compared: boolean) => void;
};

function ToolpathBar(props: ToolpathBarProps) {
  const { ran, zero, onZero, colouring, onColouring, against, compared, onCompared } = props;
  const zeros = ran?.zeros ?? [];
  return (
    <div className={styles.bar}>
      <label className={styles.choice}>
        {toolpathTexts.colourBy}
        <select
          value={colouring}
          onChange={({ currentTarget }) =>
            onColouring(toolpathColorModes.find((each) => each === currentTarget.value) ?? 'TOOL')
          }
        >
          {toolpathColorModes.map((each) => (
            <option key={each} value={each}>
              {toolpathTexts.colours[each]}
            </option>
          ))}
        </select>
      </label>
      {zeros.length > 1 && (
        <label className={styles.choice}>
          {toolpathTexts.zero}
          <select value={zero} onChange={({ currentTarget }) => onZero(Number(currentTarget.value))}>
            {zeros.map(({ number, name: label }) => (
              <option key={number} value={number}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {ran?.difference && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={compared}
            onChange={({ currentTarget }) => onCompared(currentTarget.checked)}
          />
          {toolpathTexts.against(against, ran.difference.added, ran.difference.removed)}
        </label>
      )}
    </div>
  );
}

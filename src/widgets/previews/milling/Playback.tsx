import '@mantine/core/styles/ActionIcon.css';
import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { askToolpath, type Place, type ToolpathWorker } from './questions.ts';
import styles from './Toolpath.module.css';

type Props = {
  readonly worker: ToolpathWorker;
  /** Duration of the program, in seconds. */
  readonly total: number;
  readonly place: Place | undefined;
  readonly onPlace: (place: Place | undefined) => void;
};

const speeds = [1, 10, 60, 600] as const;

/** A moment of the program, and the segment that runs then; undefined until that is known. */
type Moment = { readonly seconds: number; readonly segment?: number };

/** Runs through the program by the time it takes. */
export function Playback({ worker, total, place, onPlace }: Props): ReactElement {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(60);
  const [moment, setMoment] = useState<Moment>();
  // A moment that has been gone to holds until the tool is somewhere else.
  const holds = moment && (moment.segment === undefined || moment.segment === place?.segment);
  const seconds = holds ? moment.seconds : (place?.seconds ?? total);

  const show = async (next: number): Promise<void> => {
    setMoment({ seconds: next });
    const found = await askToolpath<'MOMENT'>(worker, { kind: 'MOMENT', seconds: next }).catch(
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
      // The next frame waits for this one: a long program answers later.
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

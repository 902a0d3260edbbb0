import { useRef, useState, type ReactNode } from 'react';
import { toUserFacingError } from '~/ui/modal/useSubmit.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';

export type Step<Found> = {
  readonly label: string;
  readonly run: (found: Found) => Promise<Found>;
  /** Result of the step for the person; undefined where there is none. */
  readonly said?: (found: Found) => string | undefined;
};

export type StepView = {
  readonly label: string;
  readonly state: StepState;
  readonly said?: ReactNode;
};

export type StepState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED';

export type Steps<Found> = {
  readonly shown: readonly StepView[];
  /** Whether a step is done, after which its input can no longer be changed. */
  readonly begun: boolean;
  readonly busy: boolean;
  readonly isShown: boolean;
  /** Runs the remaining steps in order. Undefined when one failed: the next call resumes from that step. */
  readonly run: (steps: readonly Step<Found>[], initial: Found) => Promise<Found | undefined>;
  readonly startOver: () => void;
};

/** Several calls as one action: shows which step is running, and resumes from a failed one. */
export function useSteps<Found>(labels: readonly string[]): Steps<Found> {
  const [done, setDone] = useState(0);
  const [said, setSaid] = useState<readonly (string | undefined)[]>([]);
  const [phase, setPhase] = useState<'IDLE' | 'RUNNING' | 'FAILED'>('IDLE');
  const [reason, setReason] = useState<ReactNode>();
  const progress = useRef<{ done: number; found: Found | undefined; running: boolean }>({
    done: 0,
    found: undefined,
    running: false,
  });

  // The state between the first call and the last exists only in this component.
  useMarkUnsaved(phase !== 'IDLE' || (done > 0 && done < labels.length));

  const run: Steps<Found>['run'] = async (steps, initial) => {
    const now = progress.current;
    if (now.running) return undefined;
    now.running = true;
    setPhase('RUNNING');
    setReason(undefined);
    let found = now.found ?? initial;
    try {
      for (const step of steps.slice(now.done)) {
        // In sequence: each step needs the result of the one before.
        // oxlint-disable-next-line no-await-in-loop
        found = await step.run(found);
        now.found = found;
        now.done += 1;
        setDone(now.done);
        const text = step.said?.(found);
        setSaid((before) => [...before, text]);
      }
      setPhase('IDLE');
      return found;
    } catch (error) {
      setPhase('FAILED');
      // Other errors show a notice of their own.
      setReason(toUserFacingError(error)?.says);
      return undefined;
    } finally {
      now.running = false;
    }
  };

  const startOver = (): void => {
    if (progress.current.running) return;
    progress.current = { done: 0, found: undefined, running: false };
    setDone(0);
    setSaid([]);
    setReason(undefined);
    setPhase('IDLE');
  };

  const stateOf = (index: number): StepState => {
    if (index < done) return 'DONE';
    if (index > done || phase === 'IDLE') return 'WAITING';
    return phase;
  };
  return {
    shown: labels.map((label, index) => {
      const state = stateOf(index);
      return { label, state, said: state === 'FAILED' ? reason : said[index] };
    }),
    begun: done > 0,
    busy: phase === 'RUNNING',
    isShown: done > 0 || phase !== 'IDLE',
    run,
    startOver,
  };
}

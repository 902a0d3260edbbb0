import { useRef, useState, type ReactNode } from 'react';
import { ApiError, isNetworkFailure } from '~/api/ApiError.ts';
import { calledOff } from '~/api/calledOff.ts';
import { closeModal, useModals } from './modals.ts';

/** Thrown by an attempt that something stands in the way of: what that is, for the person who tried to read. */
export class Objection extends Error {
  readonly says: ReactNode;
  /** Whether trying again is of no use. */
  readonly final: boolean;

  constructor(says: ReactNode, { final = false } = {}) {
    super('Something stands in the way');
    this.says = says;
    this.final = final;
  }
}

/**
 * What is said beside the button of a try that has failed: what stands in its way, or that the connection has broken off,
 * which is told nowhere else. Undefined for any other failure: that has been told where it happened.
 */
export function objectionTo(error: unknown): Objection | undefined {
  if (error instanceof Objection) return error;
  return error instanceof ApiError && isNetworkFailure(error) ? new Objection(error.message) : undefined;
}

/** Whether the modal that something was asked for in is still open. */
export type IsOpen = () => boolean;

/** Of what no modal asks for: there is nothing to close. */
export const always: IsOpen = () => true;

/** What a modal is for. What it reads first may take longer than the modal stays; see `Guarded`. */
export type Run = (isOpen: IsOpen) => Promise<unknown>;

/**
 * A write that happens only while its modal is open: who closed that while something was read first wants nothing done.
 * It rejects then as what is called off does, which is told nobody.
 */
export const unlessClosed =
  <Read extends readonly unknown[], Output>(isOpen: IsOpen, write: (...read: Read) => Promise<Output>) =>
  (...read: Read): Promise<Output> =>
    isOpen() ? write(...read) : Promise.reject(calledOff());

/**
 * Guard of a write: reads again what it is about and refuses where that has moved, and does nothing once the modal that it
 * was asked in is closed. Answers what the write answers.
 */
export type Guarded<Now> = <Output>(isOpen: IsOpen, write: (now: Now) => Promise<Output>) => Promise<Output>;

export type Attempt = {
  readonly busy: boolean;
  /** Objection that ended the last try. */
  readonly objection: Objection | undefined;
  /** Does it, once however often it is asked for, and closes the modal; after a failure the modal stays open. */
  readonly attempt: (run: Run) => Promise<void>;
};

/** Doing in a modal what the modal is for; `before` is the objection to a try that was made before it opened. */
export function useAttempt(before?: Objection): Attempt {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [objection, setObjection] = useState<Objection | undefined>(before);
  const attempt = async (run: Run): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setObjection(undefined);
    const { modal: asked } = useModals.getState().page;
    // It may have been closed meanwhile, and another one opened.
    const isOpen: IsOpen = () => {
      const { modal, closing } = useModals.getState().page;
      return modal?.key === asked?.key && !closing;
    };
    try {
      await run(asked ? isOpen : always);
      if (isOpen()) closeModal();
    } catch (error) {
      setObjection(objectionTo(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, objection, attempt };
}

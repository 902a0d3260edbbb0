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

/** Whether the modal that something was asked for in is still open. */
export type IsOpen = () => boolean;

/** Of what no modal asks for: there is nothing to close. */
export const always: IsOpen = () => true;

/** Whether the modal that is open now is still open when it is asked, where there is one: another may have taken its place. */
export function whileOpen(): IsOpen {
  const { modal: asked } = useModals.getState().page;
  if (!asked) return always;
  return () => {
    const { modal, closing } = useModals.getState().page;
    return modal?.key === asked.key && !closing;
  };
}

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
    const isOpen = whileOpen();
    try {
      await run(isOpen);
      if (isOpen()) closeModal();
    } catch (error) {
      // A connection that breaks off is told nowhere else; any other failure has been told where it happened.
      if (error instanceof Objection) setObjection(error);
      else if (error instanceof ApiError && isNetworkFailure(error))
        setObjection(new Objection(error.message));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, objection, attempt };
}

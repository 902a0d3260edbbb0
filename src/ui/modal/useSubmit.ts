import { useRef, useState, type ReactNode, type FormEvent } from 'react';
import { create } from 'zustand';
import { ApiError, isFileChangedError, isNetworkError, createAbortError } from '~/api/ApiError.ts';
import { createNotDoneNotice } from '~/domain/notice/notices.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';
import { dismissErrorNotice, notify } from '~/platform/notices.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';
import { closeModal, isModalOpen as isLayerOpen, useModals } from '~/platform/modals.ts';

/** Error whose message is shown to the person in the form that failed. */
export class UserFacingError extends Error {
  readonly says: ReactNode;
  /** The message as plain text, for a notice; undefined where there is none. */
  readonly text: string | undefined;
  readonly final: boolean;

  /** `cause` is the error behind it, whose notice is closed when this one is shown. */
  constructor(says: ReactNode, { text, final = false, cause }: ObjectionOptions = {}) {
    super('Something stands in the way', { cause });
    this.says = says;
    this.text = typeof says === 'string' ? says : text;
    this.final = final;
  }
}

type ObjectionOptions = {
  readonly text?: string | undefined;
  readonly final?: boolean;
  readonly cause?: unknown;
};

/** Whether a submit may go on: its modal is still open, and its form has not been cancelled. */
export type OpenCheck = () => boolean;

/** For actions outside any modal or form. */
export const isAlwaysOpen: OpenCheck = () => true;

/** Whether the modal that is open at the call is still the open one later; always true where none is open. */
export function createModalIsOpen(): OpenCheck {
  const { page } = useModals.getState();
  // A modal that fades out cannot be used, so the action belongs to the page.
  const asked = isLayerOpen(page) ? page.modal : undefined;
  if (!asked) return isAlwaysOpen;
  return () => {
    const { page: now } = useModals.getState();
    return isLayerOpen(now) && now.modal?.key === asked.key;
  };
}

/** Action of a form or modal. It may read first, during which the modal can be closed. */
export type SubmitAction = (isOpen: OpenCheck) => Promise<unknown>;

/** Wraps a write after a read: rejects with an AbortError, without a notice, if closed meanwhile. */
export const abortIfClosed =
  <Read extends readonly unknown[], Output>(isOpen: OpenCheck, write: (...read: Read) => Promise<Output>) =>
  (...read: Read): Promise<Output> =>
    isOpen() ? write(...read) : Promise.reject(createAbortError());

/**
 * Submits that are still reading and have written nothing; closing their form aborts them.
 * @session ends with it
 */
const useReading = create<ReadonlySet<SubmitAction>>(() => new Set());

const setReading = (run: SubmitAction, isReading: boolean): void =>
  useReading.setState((before) => {
    const next = new Set(before);
    if (isReading) next.add(run);
    else next.delete(run);
    return next;
  }, true);

/** Whether a busy form has sent its write, which closing the form no longer aborts. */
export const useIsSending = (busy: boolean): boolean => useReading((reading) => reading.size === 0) && busy;

type Send = (event: FormEvent) => Promise<void>;

export type Submission = {
  readonly busy: boolean;
  readonly objection: UserFacingError | undefined;
  /** Runs the action once at a time and closes the modal; after a failure it stays open. */
  readonly attempt: (run: SubmitAction) => Promise<void>;
  /** For the submit of a form on a page: a cancel during its validation prevents the attempt. */
  readonly submit: (send: Send) => (event: FormEvent) => void;
  /** For the Cancel of a form on a page: aborts what has not been written yet. */
  readonly callOff: () => void;
};

/**
 * The error to show in the form: a UserFacingError, a network error or a changed file, which show no notice.
 * Undefined for errors that show their own.
 */
export function toUserFacingError(error: unknown): UserFacingError | undefined {
  if (error instanceof UserFacingError) return error;
  if (!(error instanceof ApiError)) return undefined;
  if (isFileChangedError(error)) return new UserFacingError(joinSentences([error.message, error.suggestion]));
  return isNetworkError(error) ? new UserFacingError(error.message) : undefined;
}

/** Shows a notice for an error outside a form, if nothing else shows it. */
export function notifyUserFacingError(error: unknown): void {
  const objection = toUserFacingError(error);
  if (objection) notify(createNotDoneNotice(objection.text, undefined));
}

/** Runs the submit of a modal or page form; `before` is the error of an attempt before it opened. */
export function useSubmit(before?: UserFacingError): Submission {
  const running = useRef(false);
  const isCalledOff = useRef(false);
  const [busy, setBusy] = useState(false);
  const [objection, setObjection] = useState<UserFacingError | undefined>(before);
  const isThere = useIsMounted();
  const { pathname, search } = usePageLocation();
  const attempt = async (run: SubmitAction): Promise<void> => {
    if (running.current || isCalledOff.current) return;
    running.current = true;
    setBusy(true);
    setObjection(undefined);
    const isOpen = createModalIsOpen();
    const isOfModal = isOpen !== isAlwaysOpen;
    // An action without the `isOpen` parameter writes at once.
    setReading(run, run.length > 0);
    const askIsOpen = (): boolean => {
      const goesOn = !isCalledOff.current && isOpen();
      if (goesOn) setReading(run, false);
      return goesOn;
    };
    try {
      await run(askIsOpen);
      if (isOfModal && isOpen()) closeModal();
    } catch (error) {
      const found = toUserFacingError(error);
      if (!found) return;
      // A person who has left takes the action for done, so a notice corrects that; a UserFacingError means
      // nothing outside its modal.
      if (isOfModal && !isOpen() && !(error instanceof UserFacingError))
        notify(createNotDoneNotice(found.text, undefined));
      else if (!isOfModal && !isCalledOff.current && !isThere())
        notify(createNotDoneNotice(found.text, pathname + search));
      else {
        dismissErrorNotice(found.cause);
        setObjection(found);
      }
    } finally {
      setReading(run, false);
      running.current = false;
      setBusy(false);
    }
  };
  const submit: Submission['submit'] = (send) => (event) => {
    isCalledOff.current = false;
    void send(event);
  };
  const callOff = (): void => {
    isCalledOff.current = true;
  };
  return { busy, objection, attempt, submit, callOff };
}

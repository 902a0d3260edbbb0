import { useRef, useState, type ReactNode, type FormEvent } from 'react';
import { create } from 'zustand';
import { ApiError, isFileChangedError, isNetworkError, createAbortError } from '~/api/ApiError.ts';
import { createNotDoneNotice } from '~/domain/notice/notices.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';
import { dismissErrorNotice, notify } from '~/platform/notices.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';
import { closeModal, isModalOpen as isLayerOpen, useModals } from '~/platform/modals.ts';

/** Thrown by an attempt that something stands in the way of: what that is, for the person who tried to read. */
export class UserFacingError extends Error {
  readonly says: ReactNode;
  /** The same in plain words, for a notice; undefined where there are none. */
  readonly text: string | undefined;
  readonly final: boolean;

  /** `cause` is the failure it is about, whose notice it then takes the place of. */
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

/** Whether what something was asked for in is still open: its modal is not closed, and its form not called off. */
export type OpenCheck = () => boolean;

/** Of what nothing asks for that could be closed. */
export const alwaysOpen: OpenCheck = () => true;

/** Whether the modal that is open now is still open when it is asked, where there is one: another may have taken its place. */
export function createModalIsOpen(): OpenCheck {
  const { page } = useModals.getState();
  // In one that fades out nothing can be pressed: what is asked for then is asked for on the page.
  const asked = isLayerOpen(page) ? page.modal : undefined;
  if (!asked) return alwaysOpen;
  return () => {
    const { page: now } = useModals.getState();
    return isLayerOpen(now) && now.modal?.key === asked.key;
  };
}

/** What a modal is for. What it reads first may take longer than the modal stays. */
export type SubmitAction = (isOpen: OpenCheck) => Promise<unknown>;

/**
 * Whoever closed the modal while something was read first wants nothing done: it rejects as what is called off does,
 * told nobody.
 */
export const abortIfClosed =
  <Read extends readonly unknown[], Output>(isOpen: OpenCheck, write: (...read: Read) => Promise<Output>) =>
  (...read: Read): Promise<Output> =>
    isOpen() ? write(...read) : Promise.reject(createAbortError());

/**
 * The attempts that read first and have written nothing yet: whoever closes their form calls them off.
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

/** Whether what a form is busy with goes on when it is closed: it has been sent. */
export const useIsSending = (busy: boolean): boolean => useReading((reading) => reading.size === 0) && busy;

type Send = (event: FormEvent) => Promise<void>;

export type Submission = {
  readonly busy: boolean;
  readonly objection: UserFacingError | undefined;
  /** Does it, once however often it is asked for, and closes the modal; after a failure the modal stays open. */
  readonly attempt: (run: SubmitAction) => Promise<void>;
  /** For the submission of a form on a page: what is called off while its values are still checked is not even tried. */
  readonly submit: (send: Send) => (event: FormEvent) => void;
  /** For the Cancel of a form on a page, which is no modal that closes: what is not written yet shall not be. */
  readonly callOff: () => void;
};

/**
 * What stands in its way, a broken connection, or a changed file, which are told nowhere else. Undefined for failures
 * told where they happened.
 */
export function toUserFacingError(error: unknown): UserFacingError | undefined {
  if (error instanceof UserFacingError) return error;
  if (!(error instanceof ApiError)) return undefined;
  if (isFileChangedError(error)) return new UserFacingError(joinSentences([error.message, error.suggestion]));
  return isNetworkError(error) ? new UserFacingError(error.message) : undefined;
}

/** Tells of something that failed outside of any form what is told nowhere else. */
export function notifyUserFacingError(error: unknown): void {
  const objection = toUserFacingError(error);
  if (objection) notify(createNotDoneNotice(objection.text, undefined));
}

/** Doing in a modal what the modal is for; `before` is the objection to a try that was made before it opened. */
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
    const isOfModal = isOpen !== alwaysOpen;
    // One that does not ask whether it is called off writes at once.
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
      // Whoever has left takes it for done. An objection is of no use to those who have closed the modal.
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

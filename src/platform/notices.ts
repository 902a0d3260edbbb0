import { create } from 'zustand';
import type { Notice, NoticeKind } from '~/domain/notice/notices.ts';

type Origin = {
  /** A later notice with the same cause replaces this one. */
  readonly cause?: string | undefined;
  readonly error?: Error | undefined;
};

export type ActiveNotice = Notice & { readonly id: number; readonly at: Date } & Origin;

type State = {
  readonly shown: readonly ActiveNotice[];
  /** All notices since the page was loaded, newest first, for the list of past notices. */
  readonly past: readonly ActiveNotice[];
  readonly unseen: number;
};

const kept = 100;

/** @session ends with it */
export const useNotices = create<State>(() => ({ shown: [], past: [], unseen: 0 }));

const timers = new Map<number, { timer: ReturnType<typeof setTimeout>; endsAt: number }>();
const remaining = new Map<number, number>();
let lastId = 0;

const isSame = (one: Notice, other: Notice): boolean =>
  one.title === other.title && one.body === other.body && String(one.lines) === String(other.lines);

/** Shows a notice for its duration and adds it to the past ones. Replaces one with the same text or cause. */
export function notify(notice: Notice, { cause, error }: Origin = {}): number {
  for (const shown of useNotices.getState().shown)
    if (isSame(shown, notice) || (cause !== undefined && shown.cause === cause)) dismissNotice(shown.id);
  lastId += 1;
  const shown = { ...notice, id: lastId, at: new Date(), cause, error };
  useNotices.setState((state) => ({
    shown: [...state.shown, shown],
    past: [shown, ...state.past].slice(0, kept),
    unseen: state.unseen + 1,
  }));
  start(shown.id, notice.duration);
  return shown.id;
}

function start(id: number, duration: number): void {
  timers.set(id, { timer: setTimeout(() => dismissNotice(id), duration), endsAt: Date.now() + duration });
}

export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  remaining.delete(id);
  useNotices.setState((state) => ({ shown: state.shown.filter((notice) => notice.id !== id) }));
}

export function dismissErrorNotice(error: unknown): void {
  for (const shown of useNotices.getState().shown)
    if (error !== undefined && shown.error === error) dismissNotice(shown.id);
}

export function dismissNoticeKinds(kinds: readonly NoticeKind[]): void {
  for (const { id, kind } of useNotices.getState().shown) if (kinds.includes(kind)) dismissNotice(id);
}

export function pauseNotice(id: number): void {
  const running = timers.get(id);
  if (!running) return;
  clearTimeout(running.timer);
  timers.delete(id);
  remaining.set(id, Math.max(0, running.endsAt - Date.now()));
}

export function resumeNotice(id: number): void {
  const rest = remaining.get(id);
  if (rest === undefined) return;
  remaining.delete(id);
  start(id, rest);
}

export function markNoticesSeen(): void {
  useNotices.setState({ unseen: 0 });
}

export function clearNotices(): void {
  for (const { timer } of timers.values()) clearTimeout(timer);
  timers.clear();
  remaining.clear();
  useNotices.setState({ shown: [], past: [], unseen: 0 });
}

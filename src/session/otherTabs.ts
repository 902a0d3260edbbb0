import type { SignInProblem } from '~/domain/session/signInProblem.ts';

/** Message between tabs of one browser: that a session has ended (against its will by a problem), or that an account has signed in. */
type Message =
  | { readonly kind: 'SIGNED_OUT'; readonly problem?: SignInProblem | undefined }
  | { readonly kind: 'SIGNED_IN'; readonly account: string };

const channel = new BroadcastChannel('portal.session');

/** Tells the other tabs of this browser what has become of the session. */
export function tellOtherTabs(message: Message): void {
  channel.postMessage(message);
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'SIGNED_OUT' || (data.kind === 'SIGNED_IN' && 'account' in data));

/** @session nothing of a person */
let hearing: (message: Message) => void = () => undefined;

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isMessage(data)) hearing(data);
});

/** Has `hear` hear what the other tabs tell. Anything that is no message of theirs is passed over. */
export function hearOtherTabs(hear: (message: Message) => void): void {
  hearing = hear;
}

type Message = { readonly kind: 'SIGNED_OUT' } | { readonly kind: 'SIGNED_IN'; readonly email: string };

const channel = new BroadcastChannel('portal.session');

/** Tells the other tabs of this browser what has become of the session. */
export function tellOtherTabs(message: Message): void {
  channel.postMessage(message);
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'SIGNED_OUT' || 'email' in data);

let hearing: (message: Message) => void = () => undefined;

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isMessage(data)) hearing(data);
});

/** Has `hear` hear what the other tabs tell. Anything that is no message of ours is passed over. */
export function hearOtherTabs(hear: (message: Message) => void): void {
  hearing = hear;
}

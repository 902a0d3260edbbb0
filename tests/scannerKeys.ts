import type { KeyInput } from '../src/domain/scan/keyInput.ts';
import {
  processSilence,
  burstPauseMs,
  createKeyStream,
  processKey,
  type KeyOutcome,
} from '../src/domain/scan/keyStream.ts';

export type KeyPress = Partial<KeyInput> & { readonly key: string };
/**
 * A key with the pause before it in ms. It is released before the next one, unless `holds` gives the time it
 * is pressed in ms.
 */
export type TimedKeyPress = readonly [gap: number, press: KeyPress, holds?: number];

const down = (press: KeyPress, at: number): KeyInput => ({
  type: 'keydown',
  code: '',
  isRepeat: false,
  isComposing: false,
  ctrl: false,
  alt: false,
  meta: false,
  altGraph: false,
  inField: false,
  ...press,
  at,
});

/**
 * Feeds keys and the pauses between and after them to a scan detector that has been idle; returns the outcome
 * of each key and pause.
 */
export function feedKeys(
  struck: readonly TimedKeyPress[],
  { inField = false, tellsRepeats = true } = {},
): { readonly ofKeys: readonly KeyOutcome[]; readonly ofSilences: readonly KeyOutcome[] } {
  let at = 10_000;
  const events = struck.flatMap(([gap, press, holds = 0.5]) => {
    at += gap;
    const key = down({ inField, ...press }, at);
    return [key, { ...key, type: 'keyup' as const, at: at + holds }];
  });
  let stream = createKeyStream(0);
  const ofKeys: KeyOutcome[] = [];
  const ofSilences: KeyOutcome[] = [];
  let lastDown = 0;
  const held = new Set<string>();
  const listen = (until: number): void => {
    if (until - lastDown < burstPauseMs) return;
    ofSilences.push(processSilence(stream));
  };
  for (const key of events.toSorted((one, other) => one.at - other.at)) {
    // Browsers report a key pressed again before its release as a repeat, unless they distinguish keyboards.
    const isRepeat = key.isRepeat || (tellsRepeats && key.type === 'keydown' && held.has(key.key));
    if (key.type === 'keydown') {
      listen(key.at);
      lastDown = key.at;
      held.add(key.key);
    } else held.delete(key.key);
    const step = processKey(stream, { ...key, isRepeat });
    stream = step.stream;
    if (key.type === 'keydown') ofKeys.push(step.outcome);
  }
  listen(Number.POSITIVE_INFINITY);
  return { ofKeys, ofSilences };
}

/** The keys of a text, `gap` ms apart, the first after `first` ms. */
export const toKeyPresses = (text: string, gap: number, first = gap): TimedKeyPress[] =>
  Array.from(text, (key, index) => [index === 0 ? first : gap, { key }]);
export const toEnterPress = (gap: number): TimedKeyPress => [gap, { key: 'Enter' }];

/** Results of the keys in order, such as "SCAN OU1234". */
export function listScanResults(
  struck: readonly TimedKeyPress[],
  options?: Parameters<typeof feedKeys>[1],
): readonly string[] {
  const { ofKeys, ofSilences } = feedKeys(struck, options);
  return [...ofSilences, ...ofKeys].flatMap((outcome) =>
    outcome.kind === 'SCAN' || outcome.kind === 'AGAIN' ? [`${outcome.kind} ${outcome.text}`] : [],
  );
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeEmbed } from '../../../tests/factories/fakeEmbed.ts';
import { getEmbedScriptUrl, type EmbedErrorKind, loadEmbed, embedScriptTimeout } from './loadEmbed.ts';

let address = '';
let sites = 0;
const scripts = (): HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${address}"]`),
];
const script = (): HTMLScriptElement => {
  const [first] = scripts();
  if (!first) throw new Error('No script was asked for');
  return first;
};
const leave = (kbmax: unknown): boolean => Reflect.set(window, 'kbmax', kbmax);
const arrives = (): boolean => script().dispatchEvent(new Event('load'));
const fails = (): boolean => script().dispatchEvent(new Event('error'));

beforeEach(() => {
  vi.useFakeTimers();
  // The module caches the embed, so each test has a site of its own.
  sites += 1;
  address = `https://configurator${sites}.example/embed.min.js`;
});

afterEach(() => {
  vi.useRealTimers();
  leave(undefined);
  for (const each of scripts()) each.remove();
});

test('the address is that of the site, and none where there is none', () => {
  expect(getEmbedScriptUrl('https://configurator.example')).toBe('https://configurator.example/embed.min.js');
  expect(getEmbedScriptUrl('')).toBeUndefined();
});

const ways: readonly (readonly [string, EmbedErrorKind, () => void])[] = [
  ['that is not there', 'UNREACHABLE', fails],
  ['that is slow', 'SLOW', () => vi.advanceTimersByTime(embedScriptTimeout)],
  ['that leaves no global', 'NOT_AN_EMBED', arrives],
  [
    'that leaves another global',
    'NOT_AN_EMBED',
    () => {
      leave({ ConfiguratorEmbed: 'no class' });
      arrives();
    },
  ],
  [
    'that throws',
    'BROKEN',
    () => {
      window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '' }));
      arrives();
    },
  ],
  [
    'that this page refuses',
    'BLOCKED',
    () => {
      const refusal = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(refusal, { blockedURI: address }));
    },
  ],
];

test.each(ways)('a script %s fails as %s, and can be asked for again', async (_what, kind, happens) => {
  const first = loadEmbed(address);
  happens();
  await expect(first).rejects.toMatchObject({ kind });
  expect(scripts()).toEqual([]);

  const again = loadEmbed(address);
  const { global } = createFakeEmbed();
  leave(global);
  arrives();
  await expect(again).resolves.toBe(global);
  // Loaded once only.
  await expect(loadEmbed(address)).resolves.toBe(global);
  expect(scripts()).toHaveLength(1);
});

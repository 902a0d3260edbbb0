import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeEmbed, fakePicture } from '../../../tests/factories/fakeEmbed.ts';
import type { EmbedMessage } from './parseEmbedMessage.ts';
import {
  getDroppedMessageCounts,
  configuratorResponseTimeout,
  openConfigurator,
  configuratorReadyTimeout,
  type ConfiguratorOptions,
} from './openConfigurator.ts';

const url = 'https://configurator.example';
const heard: EmbedMessage[] = [];
const failed = vi.fn();
let element: HTMLElement;

const options = (change: Partial<ConfiguratorOptions> = {}): ConfiguratorOptions => ({
  embed: createFakeEmbed().global,
  url,
  element,
  title: 'Configurator',
  configuratorId: 41,
  product: undefined,
  parameters: { currency: 'SEK' },
  onMessage: (message) => heard.push(message),
  onFailed: failed,
  ...change,
});

function open(change: Partial<ConfiguratorOptions> = {}, able = {}) {
  const { global, made } = createFakeEmbed(able);
  const opened = openConfigurator(options({ embed: global, ...change }));
  const [fake] = made;
  if (!fake) throw new Error('Nothing was made');
  return { opened, fake };
}

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  failed.mockReset();
  element = document.createElement('div');
  document.body.append(element);
});

afterEach(() => {
  vi.useRealTimers();
  element.remove();
});

test('the embed gets its options, and its frame a name', () => {
  const { opened, fake } = open({ product: { name: 'Remote control' } });
  fake.send({ name: 'ready' });
  expect(fake.options).toMatchObject({
    kbmaxUrl: url,
    configuratorId: 41,
    configuredProduct: { name: 'Remote control' },
    showHeader: false,
    loadStyle: 'none',
    parameters: { currency: 'SEK' },
  });
  expect(fake.frame.title).toBe('Configurator');
  opened.dispose();
});

test('fields that are set before it is ready wait for it, the last value of each', () => {
  const { opened, fake } = open();
  opened.setFields({ systemName: 'A', productFamily: 'G6' });
  opened.setFields({ systemName: 'B' });
  expect(fake.set).toEqual([]);
  fake.send({ name: 'ready' });
  expect(fake.set).toEqual([{ systemName: 'B', productFamily: 'G6' }]);
  opened.setFields({ systemName: 'C' });
  expect(fake.set).toHaveLength(2);
  opened.dispose();
});

test('one that is never ready has failed', () => {
  const { opened } = open();
  vi.advanceTimersByTime(configuratorReadyTimeout - 1);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'SILENT' }));
  opened.dispose();
});

describe('a question', () => {
  test('is answered', async () => {
    const { opened, fake } = open();
    fake.fields = { total: 4 };
    fake.product = { name: 'Remote control' };
    await expect(opened.fields()).resolves.toEqual({ total: 4 });
    await expect(opened.configuredProduct()).resolves.toEqual({ name: 'Remote control' });
    await expect(opened.snapshot()).resolves.toBe(fakePicture);
    opened.dispose();
  });

  test('without an answer has failed after 10 s', async () => {
    const { opened, fake } = open({}, { hasPictures: false });
    fake.product = undefined;
    fake.fields = undefined;
    const settled = Promise.allSettled([opened.configuredProduct(), opened.fields(), opened.snapshot()]);
    await vi.advanceTimersByTimeAsync(configuratorResponseTimeout);
    for (const result of await settled) {
      expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'NO_ANSWER' } });
    }
    opened.dispose();
  });

  test('fails when the configurator is disposed of', async () => {
    const { opened, fake } = open();
    fake.product = undefined;
    const asked = opened.configuredProduct();
    opened.dispose();
    await expect(asked).rejects.toMatchObject({ kind: 'NO_ANSWER' });
    await expect(opened.fields()).rejects.toMatchObject({ kind: 'NO_ANSWER' });
  });
});

test('messages of no known form are counted and dropped', () => {
  const before = getDroppedMessageCounts().malformed;
  const { opened, fake } = open();
  for (const sent of [null, 'ready', { name: 'other' }, { name: '__proto__' }]) fake.send(sent);
  fake.send({ name: 'changed', total: 12, isValid: true });
  expect(heard).toEqual([{ name: 'changed', total: 12, isValid: true }]);
  expect(getDroppedMessageCounts().malformed).toBe(before + 4);
  opened.dispose();
});

describe('messages to the page', () => {
  const inner = vi.fn();
  /** A message whose content must not be read. */
  const message = (from: Partial<MessageEventInit>): MessageEvent => {
    const event = new MessageEvent('message', from);
    Object.defineProperty(event, 'data', { get: () => inner() });
    return event;
  };

  test('reach nobody unless they come from the frame and its origin, and are not read', () => {
    const { opened, fake } = open();
    const listener = vi.fn();
    window.addEventListener('message', listener);
    const before = getDroppedMessageCounts().foreign;
    const source = fake.frame.contentWindow;
    for (let count = 0; count < 1000; count += 1) {
      window.dispatchEvent(message({ origin: 'https://elsewhere.example', source }));
    }
    window.dispatchEvent(message({ origin: url, source: window }));
    window.dispatchEvent(message({ origin: url, source: null }));
    window.dispatchEvent(message({ origin: 'null', source }));
    window.dispatchEvent(message({ origin: `${url}.elsewhere.example`, source }));
    expect(listener).not.toHaveBeenCalled();
    expect(inner).not.toHaveBeenCalled();
    expect(getDroppedMessageCounts().foreign).toBe(before + 1004);
    window.dispatchEvent(message({ origin: url, source }));
    window.dispatchEvent(message({ origin: location.origin, source: window }));
    expect(listener).toHaveBeenCalledTimes(2);
    opened.dispose();
    window.dispatchEvent(message({ origin: 'https://elsewhere.example', source }));
    expect(listener).toHaveBeenCalledTimes(3);
    window.removeEventListener('message', listener);
  });
});

test('after 50 openings nothing is left: no frame, no listener, no timer', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const { global, made } = createFakeEmbed();
  for (let count = 0; count < 50; count += 1) {
    const opened = openConfigurator(options({ embed: global }));
    opened.setFields({ count });
    opened.dispose();
    opened.dispose();
  }
  expect(made).toHaveLength(50);
  expect(made.every(({ disposed }) => disposed)).toBe(true);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  expect(element.childElementCount).toBe(0);
  expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  expect(added.mock.calls.length).toBe(100);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that is open is disposed of before the next is made', () => {
  const { global, made } = createFakeEmbed();
  openConfigurator(options({ embed: global }));
  const second = openConfigurator(options({ embed: global }));
  expect(made.map(({ disposed }) => disposed)).toEqual([true, false]);
  expect(element.querySelectorAll('iframe')).toHaveLength(1);
  // Later messages of the first configurator are ignored.
  made[0]?.send({ name: 'ready' });
  expect(heard).toEqual([]);
  second.dispose();
});

test('a class that throws leaves nothing behind and fails as broken', () => {
  function ConfiguratorEmbed(): never {
    throw new Error('Broken');
  }
  const embed = { ConfiguratorEmbed } as never;
  expect(() => openConfigurator(options({ embed }))).toThrow(expect.objectContaining({ kind: 'BROKEN' }));
  expect(element.childElementCount).toBe(0);
});

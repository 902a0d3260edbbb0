import { describe, expect, test } from 'vitest';
import {
  toEnterPress,
  feedKeys,
  toKeyPresses,
  listScanResults,
  type TimedKeyPress,
} from '../../../tests/scannerKeys.ts';
import { parseScannedText } from './label.ts';
import { burstPauseMs, createKeyStream, processKey } from './keyStream.ts';

const ctrl = (key: string, code = ''): TimedKeyPress => [8, { key, code, ctrl: true }];
const repeated = ([gap, press]: TimedKeyPress): TimedKeyPress => [gap, { ...press, isRepeat: true }];
const withCtrl = ([gap, press]: TimedKeyPress): TimedKeyPress => [gap, { ...press, ctrl: true }];
const composed = ([gap, press]: TimedKeyPress): TimedKeyPress => [gap, { ...press, isComposing: true }];
/** Text of a scanner set to a US keyboard, on a computer whose layout turns some keys into others. */
const foreign = (text: string, keys: Readonly<Record<string, string>>): TimedKeyPress[] =>
  Array.from(text, (us) => {
    const places: Record<string, string> = {
      '-': 'Minus',
      _: 'Minus',
      ']': 'BracketRight',
      '\u001D': 'BracketRight',
    };
    const code = places[us] ?? (/\d/.test(us) ? `Digit${us}` : `Key${us}`);
    const key = keys[us] ?? us;
    return us === '\u001D' ? ctrl(keys[']'] ?? ']', code) : [8, { key, code }];
  });
const german = { ']': '+', '-': 'ß', _: '?', Y: 'Z', Z: 'Y' };
const swedish = { ']': 'Dead', '-': '+', _: '?' };
const french = { ']': '$', '-': ')', _: '°', '1': '&', '2': 'é', '3': '"', '4': "'", A: 'Q' };

describe('a label, outside a field and in one', () => {
  test.each([2, 8, 16, 30, 49, 50])('at %i ms a character', (gap) => {
    const keys = [...toKeyPresses('P00003-12345_S', gap), toEnterPress(gap)];
    expect(listScanResults(keys)).toEqual(['SCAN P00003-12345_S']);
    expect(listScanResults(keys, { inField: true })).toEqual(['SCAN P00003-12345_S']);
  });
  test.each<[string, TimedKeyPress[], string[]]>([
    ['with Tab', [...toKeyPresses('OU1234', 8), [8, { key: 'Tab' }]], ['OU1234']],
    ['with Ctrl+J', [...toKeyPresses('OU1234', 8), ctrl('j')], ['OU1234']],
    ['with Ctrl+M', [...toKeyPresses('OU1234', 8), ctrl('M')], ['OU1234']],
    ['behind an F key', [[0, { key: 'F9' }], ...toKeyPresses('OU1234', 8), toEnterPress(8)], ['OU1234']],
    [
      'with Shift between',
      [...toKeyPresses('12345', 8), [4, { key: 'Shift' }], ...toKeyPresses('_S', 8), toEnterPress(8)],
      ['12345_S'],
    ],
    [
      'with CapsLock on',
      [[0, { key: 'CapsLock' }], ...toKeyPresses('ou1234', 8), toEnterPress(8)],
      ['ou1234'],
    ],
    ['with the AIM identifier', [...toKeyPresses(']C1OU1234', 8), toEnterPress(8)], [']C1OU1234']],
    ['framed by STX', [ctrl('b'), ...toKeyPresses('OU1234', 8), toEnterPress(8)], ['\u0002OU1234']],
    [
      'with a separator',
      [...toKeyPresses('P00003', 8), ctrl(']'), ...toKeyPresses('1234', 8), toEnterPress(8)],
      ['P00003\u001D1234'],
    ],
    [
      'with AltGr',
      [
        [0, { key: ']', ctrl: true, alt: true, altGraph: true }],
        ...toKeyPresses('C1OU1234', 8),
        toEnterPress(8),
      ],
      [']C1OU1234'],
    ],
    [
      'from the number pad',
      Array.from('12345', (key): TimedKeyPress => [8, { key, code: `Numpad${key}` }]).concat([
        toEnterPress(8),
      ]),
      ['12345'],
    ],
    [
      'twice, without a pause between',
      [...toKeyPresses('OU1234', 8), toEnterPress(8), ...toKeyPresses('OU5678', 8), toEnterPress(8)],
      ['OU1234', 'OU5678'],
    ],
    [
      'half a second after somebody typed',
      [...toKeyPresses('abc', 90), ...toKeyPresses('OU1234', 8, burstPauseMs), toEnterPress(8)],
      ['OU1234'],
    ],
    [
      'half a second after an arrow',
      [[0, { key: 'ArrowUp' }], ...toKeyPresses('OU1234', 8, burstPauseMs), toEnterPress(8)],
      ['OU1234'],
    ],
    [
      'half a second behind a number somebody typed',
      [...toKeyPresses('12345', 90), ...toKeyPresses('10000', 8, burstPauseMs), toEnterPress(8)],
      ['10000'],
    ],
    [
      'half a second behind a blank',
      [[0, { key: ' ' }], ...toKeyPresses('OU1234', 8, burstPauseMs), toEnterPress(8)],
      ['OU1234'],
    ],
    [
      'half a second behind Ctrl+C',
      [ctrl('c'), ...toKeyPresses('OU1234', 8, burstPauseMs), toEnterPress(8)],
      ['OU1234'],
    ],
    ['behind an Enter', [toEnterPress(8), ...toKeyPresses('OU1234', 8), toEnterPress(8)], ['OU1234']],
  ])('%s', (_, keys, texts) => {
    const scans = texts.map((text) => `SCAN ${text}`);
    expect(listScanResults(keys)).toEqual(scans);
    expect(listScanResults(keys, { inField: true })).toEqual(scans);
  });

  test('by Alt and the number pad', () => {
    let stream = createKeyStream(0);
    let at = 5000;
    const key = { code: '', isRepeat: false, isComposing: false, ctrl: false, meta: false, altGraph: false };
    const strikeAlt = (type: 'keydown' | 'keyup', name: string, code = ''): void => {
      at += 2;
      const event = { ...key, type, key: name, code, at, alt: type === 'keydown', inField: false };
      stream = processKey(stream, event).stream;
    };
    for (const digits of ['079', '085', '049', '050', '051', '052']) {
      for (const digit of digits) strikeAlt('keydown', digit, `Numpad${digit}`);
      strikeAlt('keyup', 'Alt');
    }
    const last = { ...key, type: 'keydown', key: 'Enter', at: at + 2, alt: false, inField: false } as const;
    expect(processKey(stream, last).outcome).toMatchObject({ kind: 'SCAN', text: 'OU1234' });
  });
});

describe('a scanner that is set to another keyboard is read by the places of its keys', () => {
  test.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['French', french, 'CA1234', 'CA1234'],
    ['French', french, 'P00003-C1234', 'P00003-C1234'],
    ['German', german, ']C1OU1234', 'OU1234'],
    ['German', german, ']C1234567', '234567'],
    ['German', german, 'P00003-12345_S', 'P00003-12345_S'],
    ['German', german, 'P00003\u001D12345', 'P00003-12345'],
    ['Swedish', swedish, ']C1234567', '234567'],
    ['Swedish', swedish, ']Q3P00003-OU1234', 'P00003-OU1234'],
  ])('%s: %j', (_, keys, text, id) => {
    const last = feedKeys([...foreign(text, keys), toEnterPress(8)]).ofKeys.at(-1);
    expect(last?.kind).toBe('SCAN');
    const scan = last && 'text' in last && parseScannedText(last);
    expect(scan).toMatchObject(id.startsWith('P') ? { productConfigurationId: id } : { configurationId: id });
  });
  test('a number pad without NumLock', () => {
    const names = ['End', 'ArrowDown', 'PageDown', 'ArrowLeft', 'Clear'];
    const keys = names.map((key, place): TimedKeyPress => [8, { key, code: `Numpad${place + 1}` }]);
    expect(feedKeys([...keys, toEnterPress(8)]).ofKeys.at(-1)).toMatchObject({
      kind: 'SCAN',
      usText: '12345',
    });
  });
});

describe('a text that is no label', () => {
  test.each(['Seen: OU1234 ok', 'P00003', 'OU1234 OU1235', 'hello world', '1'.repeat(600)])(
    '%s stays in a field, and is an unknown label elsewhere',
    (text) => {
      const keys = [...toKeyPresses(text, 8), toEnterPress(8)];
      expect(feedKeys(keys, { inField: true }).ofKeys.filter(({ kind }) => kind !== 'PASS')).toEqual([
        { kind: 'BEGINS' },
      ]);
      expect(listScanResults(keys)).toEqual([`SCAN ${text}`]);
    },
  );
});

describe('a person is left alone, wherever the focus is', () => {
  test.each<[string, TimedKeyPress[]]>([
    ['slow typing', [...toKeyPresses('OU1234', 80), toEnterPress(80)]],
    ['typing as fast as anybody', [...toKeyPresses('OU1234', 60), toEnterPress(60)]],
    ['a few keys rolled over', [...toKeyPresses('ok', 30), toEnterPress(40)]],
    ['Enter alone', [toEnterPress(0), toEnterPress(5)]],
    ['a few keys without an end', toKeyPresses('OU1', 8)],
    ['a key held down', [[0, { key: 'a' }], ...toKeyPresses('aaaaaaaa', 30).map(repeated), toEnterPress(30)]],
    ['shortcuts', [...toKeyPresses('abcdef', 8).map(withCtrl), toEnterPress(8)]],
    [
      'shortcuts on a Mac',
      [
        ...toKeyPresses('abcdef', 8).map(([gap, press]): TimedKeyPress => [gap, { ...press, meta: true }]),
        toEnterPress(8),
      ],
    ],
    [
      'an input method',
      [...toKeyPresses('OU1234', 8).map(composed), [8, { key: 'Enter', isComposing: true }]],
    ],
  ])('%s', (_, keys) => {
    for (const inField of [false, true]) {
      const outcomes = feedKeys(keys, { inField }).ofKeys;
      expect(outcomes.filter(({ kind }) => kind !== 'PASS' && kind !== 'BEGINS')).toEqual([]);
    }
  });
});

test('a label that is begun anew after its head is read', () => {
  const keys = [...toKeyPresses('P00006-', 8), ...toKeyPresses('P00006-10436', 8, 900), toEnterPress(8)];
  expect(listScanResults(keys)).toEqual(['AGAIN P00006-', 'SCAN P00006-10436']);
});

describe('nothing is carried out of a label that may have lost something', () => {
  test.each<[string, TimedKeyPress[], string[]]>([
    [
      'behind somebody’s letter',
      [...toKeyPresses('C', 8), ...toKeyPresses('900277', 8, 105), toEnterPress(8)],
      ['AGAIN C900277'],
    ],
    [
      'behind slow typing',
      [...toKeyPresses('abc', 80), ...toKeyPresses('OU1234', 8, 120), toEnterPress(8)],
      ['AGAIN abcOU1234'],
    ],
    [
      'behind an arrow',
      [[0, { key: 'ArrowUp' }], ...toKeyPresses('OU1234', 8), toEnterPress(8)],
      ['AGAIN OU1234'],
    ],
    [
      'with a shortcut in it',
      [...toKeyPresses('P00003-', 8), ctrl('z'), ...toKeyPresses('12345', 8), toEnterPress(8)],
      ['AGAIN P00003-12345'],
    ],
    [
      'with a key held by a late connection',
      [...toKeyPresses('OU12', 8), repeated([8, { key: '2' }]), ...toKeyPresses('34', 8), toEnterPress(8)],
      ['AGAIN OU1234'],
    ],
    [
      'with a Backspace',
      [...toKeyPresses('OU12', 20), [20, { key: 'Backspace' }], ...toKeyPresses('345', 20), toEnterPress(20)],
      ['AGAIN OU12345'],
    ],
    [
      'with an Enter in it',
      [...toKeyPresses('P00006-', 8), toEnterPress(8), ...toKeyPresses('10436', 8), toEnterPress(8)],
      ['SCAN P00006-', 'AGAIN 10436'],
    ],
    [
      'of which the rest is late',
      [...toKeyPresses('P00006-', 8), ...toKeyPresses('10436', 8, 900), toEnterPress(8)],
      ['AGAIN P00006-', 'AGAIN 10436'],
    ],
    [
      'of which the rest is late behind a letter',
      [...toKeyPresses('C', 8), ...toKeyPresses('900277', 8, 900), toEnterPress(8)],
      ['AGAIN 900277'],
    ],
    [
      'two labels with a pause for an end',
      [...toKeyPresses('12345', 8), ...toKeyPresses('67890', 8, 400), toEnterPress(8)],
      ['AGAIN 1234567890'],
    ],
    ['with an end that is late', [...toKeyPresses('OU1234', 8), toEnterPress(700)], ['AGAIN OU1234']],
  ])('%s', (_, keys, verdicts) => expect(listScanResults(keys)).toEqual(verdicts));

  test('nor of what the page has begun to hear in the middle', () => {
    let stream = createKeyStream(1000);
    const key = {
      type: 'keydown',
      code: '',
      isRepeat: false,
      isComposing: false,
      ctrl: false,
      alt: false,
    } as const;
    const outcomes = [...Array.from('10436'), 'Enter'].map((name, place) => {
      const event = { ...key, key: name, at: 1100 + place * 8, meta: false, altGraph: false, inField: false };
      const step = processKey(stream, event);
      stream = step.stream;
      return step.outcome;
    });
    expect(outcomes.at(-1)).toMatchObject({ kind: 'AGAIN', text: '10436' });
  });
});

describe('what does not reach the page', () => {
  const kinds = (keys: readonly TimedKeyPress[], inField = false) =>
    feedKeys(keys, { inField }).ofKeys.map(({ kind }) => kind);
  test('is the end of a scan, the second of two, and one that is held', () => {
    const held: TimedKeyPress[] = [repeated([400, { key: 'Enter' }]), repeated([30, { key: 'Enter' }])];
    const outcomes = kinds([
      ...toKeyPresses('OU1234', 8),
      toEnterPress(8),
      toEnterPress(10),
      ...held,
      toEnterPress(2000),
    ]);
    expect(outcomes.slice(-5)).toEqual(['SCAN', 'SWALLOW', 'SWALLOW', 'SWALLOW', 'PASS']);
  });
  test('is the late end of a scan', () => {
    expect(kinds([...toKeyPresses('OU1234', 8), toEnterPress(700)]).at(-1)).toBe('SWALLOW');
    expect(kinds([...toKeyPresses('OU1234', 8), toEnterPress(700)], true).at(-1)).toBe('PASS');
  });
  test('is a blank in a label, which would press a button, but not in a field', () => {
    expect(kinds(toKeyPresses('P00003 OU1234', 8))[6]).toBe('SWALLOW');
    expect(kinds(toKeyPresses('P00003 OU1234', 8), true)[6]).toBe('PASS');
    expect(kinds(toKeyPresses(' ', 8))).toEqual(['BEGINS']);
  });
  test('is a separator in a label, which would be a command of the editor, but nobody’s shortcut', () => {
    expect(kinds([...toKeyPresses('P00003', 8), ctrl(']')], true).at(-1)).toBe('SWALLOW');
    expect(kinds([...toKeyPresses('ab', 90), [90, { key: ']', ctrl: true }]], true).at(-1)).toBe('PASS');
  });
});

describe('without an end nothing is a label, whatever may follow', () => {
  test.each<[string, number, boolean, string]>([
    ['OU1234', 8, false, 'AGAIN'],
    ['OU1234', 35, false, 'AGAIN'],
    ['OU1234', 45, false, 'PASS'],
    ['HELLO1', 8, false, 'AGAIN'],
    ['OU1234', 8, true, 'AGAIN'],
    ['12345', 8, true, 'PASS'],
    ['HELLO1', 8, true, 'PASS'],
    ['OU1234', 45, true, 'PASS'],
  ])('%s at %i ms, in a field: %s', (text, gap, inField, kind) => {
    expect(feedKeys(toKeyPresses(text, gap), { inField }).ofSilences.at(-1)?.kind).toBe(kind);
  });
  test.each([
    ['P00006-1', '0436', 908],
    ['P00003-C01234', 'A', 525],
    ['SF12345', '6', 615],
    ['12345', '_S', 900],
  ])('the first label of a page, paused: %s … %s', (head, rest, pause) => {
    const keys = [...toKeyPresses(head, 8), ...toKeyPresses(rest, 8, pause), toEnterPress(8)];
    expect(listScanResults(keys).filter((verdict) => verdict.startsWith('SCAN'))).toEqual([]);
  });
});

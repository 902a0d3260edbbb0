import { expect, test } from 'vitest';
import { testSettings } from '../../../tests/factories/testCms.ts';
import { buildDevice } from '../../factory/device/device.ts';
import { listCuts, type Cut } from '../../factory/documents/milling.ts';
import { seedCutFiles } from '../../seed/seedCutFiles.ts';
import { openStore } from '../../store/store.ts';
import { createCmsContext } from '../cmsContext.ts';
import { cmsOperations } from '../apiModules.ts';
import { applyCutFileOutlines } from './gcode.ts';

function open() {
  const store = openStore(':memory:');
  const cms = createCmsContext({
    store,
    settings: testSettings,
    clock: () => new Date(0),
    operations: cmsOperations,
  });
  for (const each of seedCutFiles) cms.cutFiles.put(each.name, each);
  const outline = (name: string, content: string): void => {
    const known = cms.cutFiles.get(name);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="90mm" viewBox="0 0 90 90">${content}</svg>`;
    const version = { version: '3', note: '', svg, width: 1, height: 1 };
    if (known) cms.cutFiles.put(name, { ...known, versions: [...known.versions, version] });
  };
  return { cms, outline };
}

const button: Cut = { kind: 'CIRCLE', name: 'S1', x: 10, y: -20, diameter: 16.2 };

test('the outlines that everybody begins with mill what the data sheets say', () => {
  const { cms } = open();
  const facts = {
    configurationId: 'C001234',
    revision: '0A',
    version: 1,
    productFamily: 'G6',
    model: 'MAXI',
  };
  const cuts = listCuts(buildDevice(facts));
  const inOrder = (all: readonly Cut[]): readonly string[] =>
    all
      .map((cut) =>
        JSON.stringify(Object.entries(cut).toSorted(([one], [other]) => one.localeCompare(other))),
      )
      .toSorted();
  expect(inOrder(applyCutFileOutlines(cms, cuts))).toEqual(inOrder(cuts));
});

test.each<[content: string, milled: readonly Cut[]]>([
  ['<circle cx="50" cy="50" r="10"/>', [{ ...button, diameter: 20 }]],
  [
    '<rect x="5" y="5" width="30" height="20" rx="4"/>',
    [{ kind: 'RECTANGLE', name: 'S1', x: 10, y: -20, width: 30, height: 20, radius: 4 }],
  ],
  [
    '<g transform="scale(2)"><circle cx="20" cy="20" r="6"/><circle cx="20" cy="10" r="1"/><circle cx="20" cy="30" r="1"/></g>',
    [
      { ...button, diameter: 24 },
      { kind: 'DRILL', name: 'S1', x: 10, y: 0, diameter: 4 },
      { kind: 'DRILL', name: 'S1', x: 10, y: -40, diameter: 4 },
    ],
  ],
])('a newer outline is milled where the control is: %s', (content, milled) => {
  const { cms, outline } = open();
  outline('BUTTON_PANEL', content);
  expect(applyCutFileOutlines(cms, [button])).toEqual(milled);
});

test.each([
  ['a free form', '<path d="M0 0h30l-9 20z"/>'],
  ['corners sharper than the mill', '<rect width="30" height="20" rx="1"/>'],
  ['a line that is open', '<path d="M0 0h30v20"/>'],
  ['a line that is there twice', '<circle cx="9" cy="9" r="8"/><circle cx="9" cy="9" r="8"/>'],
])('%s is not milled: the milling file stands', (_name, content) => {
  const { cms, outline } = open();
  outline('BUTTON_PANEL', content);
  expect(applyCutFileOutlines(cms, [button])).toEqual([button]);
});

test('what somebody has written otherwise into the milling file stands', () => {
  const { cms, outline } = open();
  outline('BUTTON_PANEL', '<circle cx="50" cy="50" r="10"/>');
  const own = { ...button, diameter: 17 };
  expect(applyCutFileOutlines(cms, [own, { ...button, name: 'S2' }])).toEqual([
    own,
    { ...button, name: 'S2', diameter: 20 },
  ]);
});

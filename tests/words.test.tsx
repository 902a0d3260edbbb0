import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { configurationTabs } from '~/domain/configuration/tab.ts';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { seedCutFiles } from '../mocks/seed/seedCutFiles.ts';
import { findShownCodes } from './factories/findShownCodes.ts';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { EventWorker } from './factories/eventWorker.ts';
import { FileInspectionWorker } from './factories/fileInspectionWorker.ts';
import { PlainTextEditor } from './factories/PlainTextEditor.tsx';
import { seedBuiltConfiguration } from './seedBuiltConfiguration.ts';
import { backEnds, openPortal, seededEmails } from './portal.tsx';

const id = 'OU7501';
const seeded = 'KS1248';

const outlines = seedCutFiles.map(({ name }) => name);

const walks = {
  admin: [
    '/',
    '/configurations',
    '/configurations?view=GRID',
    '/configurations?view=BOARD',
    '/configurations?review=1',
    ...configurationTabs.map((tab) => `/configurations/${seeded}?tab=${tab}`),
    `/configurations/${id}/0B?tab=FILES&files=MATRIX`,
    `/configurations/${id}?compare=0A..0B`,
    '/products',
    '/products/P6/PCU/0100001',
    '/products/P6/PCU/0100001?tab=ACTIVITY',
    '/products/P6/PCU/0100001?tab=EVENTS',
    '/products/P6/PCU/0100001?tab=ERRORS',
    '/administration/gcode/machines',
    '/administration/gcode/macros',
    '/administration/gcode/parts',
    '/administration/gcode/settings',
    '/administration/parts/P00003',
    '/administration/updates',
    '/administration/permissions/roles',
    '/requests',
    '/permissions',
  ],
  production: ['/', '/scan', `/configurations/${seeded}?tab=OVERVIEW`],
  customerEngineer: ['/', ...configurationTabs.map((tab) => `/configurations/${seeded}?tab=${tab}`)],
} as const;

const workers = [
  ['drawing', DrawingWorker],
  ['events', EventWorker],
] as const;

beforeEach(() => {
  // The editor needs a browser: in jsdom it would handle every click of later tests.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor);
  vi.stubGlobal('Worker', function Worker(address: string | URL) {
    const [, Behind = FileInspectionWorker] = workers.find(([name]) => String(address).includes(name)) ?? [];
    return new Behind();
  });
  seedBuiltConfiguration(backEnds.store, id);
});

/** Waits until a page and all its data are loaded. */
const arrived = (container: HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(container.querySelector('main h1, main h2')).not.toBeNull();
    expect(container.querySelector('main [role=status][aria-label=Loading]')).toBeNull();
  });

test.each(['admin', 'production', 'customerEngineer'] as const)(
  'no code reaches the eye of %s',
  async (person) => {
    const { container, goTo } = openPortal({ as: seededEmails[person] });
    const found: Record<string, readonly string[]> = {};
    for (const address of walks[person]) {
      // oxlint-disable no-await-in-loop -- one page after the other
      await act(() => goTo(address));
      await arrived(container);
      // oxlint-enable no-await-in-loop
      const codes = findShownCodes(outlines);
      if (codes.length > 0) found[address] = codes;
    }
    expect(found).toEqual({});
  },
);

test('nor is there one in what the page of a configuration opens', async () => {
  const { user } = openPortal({ as: seededEmails.admin, at: `/configurations/${id}/0B` });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  expect(findShownCodes(outlines)).toEqual([]);
  await user.click(screen.getByRole('menuitem', { name: /^Reverse state/ }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(/^Reverse state/);
  expect(findShownCodes(outlines)).toEqual([]);
});

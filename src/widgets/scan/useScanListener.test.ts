import { afterEach, expect, test, vi } from 'vitest';
import { parseScan } from '~/domain/scan/label.ts';
import { clearModals, openModal, useModals } from '~/platform/modals.ts';
import { askForMachine, handleMachineChosen } from './useScanListener.ts';
import { clearScans, setScanRunner, addScan, useScans } from './scanQueue.ts';

afterEach(() => {
  clearScans();
  clearModals();
});

/** The dialog's code is loaded on first use. */
const asked = { timeout: 10_000 };
const results = (): readonly string[] => useScans.getState().entries.map(({ result }) => result.kind);

test('labels that wait for a machine ask once, and are dropped when the question is replaced', async () => {
  setScanRunner(() => {
    void askForMachine();
    return Promise.resolve({ result: { kind: 'NO_SETTINGS' } });
  });
  addScan(parseScan('P00003-OU1234'));
  await vi.waitFor(() => expect(useModals.getState().page.modal?.title).toBe('Milling settings'), asked);
  const question = useModals.getState().page.modal?.key;
  addScan(parseScan('P00003-OU1235'));
  await vi.waitFor(() => expect(results()).toEqual(['NO_SETTINGS', 'NO_SETTINGS']));
  expect(useModals.getState().page.modal?.key).toBe(question);
  openModal({ title: 'Another', body: null });
  expect(results()).toEqual(['NO_MACHINE', 'NO_MACHINE']);
  addScan(parseScan('P00003-OU1236'));
  await vi.waitFor(() => expect(useModals.getState().page.modal?.title).toBe('Milling settings'), asked);
});

test('a machine that is chosen by its label ends the question, and what waited is carried out', async () => {
  let hasMachine = false;
  setScanRunner(() => {
    if (hasMachine) return Promise.resolve({ result: { kind: 'SAVED' } });
    void askForMachine();
    return Promise.resolve({ result: { kind: 'NO_SETTINGS' } });
  });
  addScan(parseScan('P00003-OU1234'));
  await vi.waitFor(() => expect(useModals.getState().page.modal?.title).toBe('Milling settings'));
  hasMachine = true;
  handleMachineChosen();
  expect(useModals.getState().page.closing).toBe(true);
  await vi.waitFor(() => expect(results()).toEqual(['SAVED']));
  await vi.waitFor(() => expect(useModals.getState().page.modal).toBeUndefined());
  expect(results()).toEqual(['SAVED']);
});

test('a machine that nobody was asked for closes no dialog', () => {
  openModal({ title: 'Another', body: null });
  handleMachineChosen();
  expect(useModals.getState().page.closing).toBeUndefined();
});

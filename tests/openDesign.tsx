import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openCpqSessions } from '../mocks/cpq/sessions.ts';
import { paths } from '~/paths.ts';
import * as loading from '~/widgets/designs/loadEmbed.ts';
import { createFakeEmbed, type FakeConfigurator } from './factories/fakeEmbed.ts';
import { backEnds, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

export const designerEmail = seededEmails.quoteEngineer;

const design = {
  name: 'Remote control',
  idProduct: 41,
  extNetPrice: 18_000,
  fields: [{ name: 'systemName', stringValue: 'Hall 4' }],
  configurators: [
    { name: 'Transmitter 1', fields: [{ name: 'model', stringValue: 'MINI' }], configurators: [] },
  ],
};

let embed = createFakeEmbed();

/** Configurators opened by the test. */
export const listOpenedConfigurators = (): readonly FakeConfigurator[] => embed.made;

/** Prepares a test: empty browser storage, and a fake configurator. */
export function setUpDesigns(): void {
  localStorage.clear();
  embed = createFakeEmbed();
  vi.spyOn(loading, 'loadEmbed').mockImplementation(() => Promise.resolve(embed.global));
}

/** Stores a session of the designer in the quoting system. */
export function storeQuoteSession(): void {
  document.cookie = `cpqToken=${openCpqSessions(backEnds.store, () => new Date()).begin(designerEmail)}; path=/`;
  document.cookie = `cpqAccount=${encodeURIComponent(designerEmail)}; path=/`;
}

function customer(): string {
  const found = backEnds.store
    .collection<{ accountNumber: string; isTest?: boolean }>('accounts')
    .all()
    .find(({ accountNumber, isTest }) => accountNumber !== '3005019' && !isTest);
  if (!found) throw new Error('There is no account');
  return found.accountNumber;
}

/** Opens a design, new by default, and changes it. */
export async function openChangedDesign(
  at = paths.newDesign({ productFamily: 'G6', accountNumber: customer() }),
): Promise<OpenPortal> {
  const portal = openPortal({ as: designerEmail, at });
  await waitFor(() => expect(embed.made).toHaveLength(1));
  const [fake] = embed.made;
  if (!fake) throw new Error('There is no configurator');
  fake.fields = { total: 18_000 };
  fake.send({ name: 'ready' });
  await screen.findByText('18,000 SEK');
  fake.product = design;
  fake.send({ name: 'changed', total: 18_000, isValid: true, changes: 1 });
  await screen.findByText('Not saved yet');
  return portal;
}

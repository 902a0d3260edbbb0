import type { Page } from '@playwright/test';
import { getPassword } from '../mocks/cpq/sessions.ts';
import { getQuoteStateName } from '../src/domain/quote/facts.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { phoneScreen } from './checks.ts';
import {
  getDialog,
  eventButtonName,
  expect,
  advanceWorkflow,
  expectNotice,
  signIn,
  signOut,
  test,
  type TestPortal,
} from './portal.ts';

const half = 'The quote has been approved, the configuration not yet.';

/** Confirms again after the sign-in, when the dialog shows the price. */
async function answerAgain(page: Page, action: string): Promise<void> {
  await expect(getDialog(page).getByText(/^You are signed in to the quoting system now/)).toBeVisible();
  await expect(getDialog(page).getByText(/^Price of the quote: [\d,.]+ SEK/)).toBeVisible();
  await getDialog(page)
    .getByRole('button', { name: eventButtonName(action) })
    .click();
}

/** A seeded 3D configuration in the state of configuring. */
function configuredIn3D(portal: TestPortal): ConfigurationRecord {
  const found = portal.standIns.store.configurations
    .find({ state: 'CONFIGURING' }, { sort: 'modified', offset: 0, limit: 50 })
    .find(({ kbMaxQuoteId }) => kbMaxQuoteId > -1);
  if (!found) throw new Error('No seeded 3D configuration is in work');
  return found;
}

async function signInToQuotes(page: Page, user: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Sign in', exact: true });
  await asked.getByLabel('Password', { exact: true }).fill(getPassword(`${user}@maker.example`));
  await asked.getByRole('button', { name: 'Sign in' }).click();
  await expect(asked).toBeHidden();
}

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a configuration made in 3D goes to production, with a half that is finished on the way', async ({
    page,
    portal,
    complaints,
  }) => {
    complaints.allow(/status of (401|500)/);
    const record = configuredIn3D(portal);
    const { configurationId: id } = record;
    const { configurations, quotes } = portal.standIns.store;
    const stateNow = (): string => configurations.get(id)?.state ?? '';
    const quoteNow = (): string => {
      const quote = quotes.get(record.kbMaxQuoteId);
      return getQuoteStateName(quote?.state);
    };

    await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
    await expect(page.getByRole('button', { name: 'Sign in to the quoting system' })).toBeVisible();
    await advanceWorkflow(page, 'Accept quote');
    await signInToQuotes(page, 'application.engineer');
    await answerAgain(page, 'Accept quote');
    await expectNotice(page, `The quote of ${id} has been accepted`);
    expect([stateNow(), quoteNow()]).toEqual(['WAITING_FOR_APPROVAL', 'Awaiting for configuration approval']);
    await expect(page.getByRole('main').getByText('Awaiting for configuration approval')).toBeVisible();
    await signOut(page);

    await signIn(page, portal, 'Configuration Approver', `/configurations/${id}`);
    await portal.fail({ operation: 'configurationSetState', effect: 'STATUS', status: 500 });
    await advanceWorkflow(page, 'Approve');
    await signInToQuotes(page, 'configuration.approver');
    await answerAgain(page, 'Approve');
    await expect(getDialog(page).getByText(half)).toBeVisible();
    expect([stateNow(), quoteNow()]).toEqual(['WAITING_FOR_APPROVAL', 'Awaiting for archiving']);
    await getDialog(page).getByRole('button', { name: 'Cancel' }).click();

    await page.reload();
    const strip = page.getByRole('region', { name: `Unfinished: ${id}` });
    await expect(strip.getByText(half)).toBeVisible();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: /^Request review/ })).toContainText('Finish that first.');
    await page.keyboard.press('Escape');
    await portal.mend();
    await strip.getByRole('button', { name: 'Finish' }).click();
    await expectNotice(page, `${id} has been approved`);
    await expect(strip).toBeHidden();
    expect([stateNow(), quoteNow()]).toEqual(['APPROVED', 'Awaiting for archiving']);

    await advanceWorkflow(page, 'Release for production', 'Release');
    await expectNotice(page, `${id} has been released for production`);
    expect([stateNow(), quoteNow()]).toEqual(['READY_FOR_PRODUCTION', 'Awaiting for archiving']);
  });
});

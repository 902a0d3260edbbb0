import {
  addFile,
  addTransmitter,
  chooseEvent,
  createByUpload,
  createProduct,
  downloadAddedFile,
} from './configurationSteps.ts';
import { expect, advanceWorkflow, expectNotice, signIn, signOut, test } from './portal.ts';

// Animations are on, as for most users.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a configuration goes from nothing to production, and everything is still there after a restart', async ({
  page,
  portal,
  complaints,
}) => {
  const id = 'OU4711';
  // The page stays open while the server restarts, and may send requests meanwhile.
  complaints.allow(/ERR_CONNECTION_(REFUSED|RESET)/);
  await signIn(page, portal, 'Production Engineer', '/configurations');
  await createByUpload(page, id);
  await expectNotice(page, 'Your configuration has been created');
  await addTransmitter(page);
  await addFile(page, 'agreement');
  await chooseEvent(page, 'Assign to me');
  await expectNotice(page, `${id} has been assigned to you`);
  await advanceWorkflow(page, 'Accept quote');
  await expectNotice(page, `The quote of ${id} has been accepted`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Waiting for approval' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await chooseEvent(page, 'Request approval again', 'Request approval');
  await expectNotice(page, `The approval of ${id} has been requested`);
  expect(portal.standIns.store.outbox.all().some((sent) => JSON.stringify(sent).includes(`${id}/0A`))).toBe(
    true,
  );
  await signOut(page);

  await portal.restart();

  await signIn(page, portal, 'Configuration Approver', `/configurations/${id}`);
  await advanceWorkflow(page, 'Approve');
  await expectNotice(page, `${id} has been approved`);
  await advanceWorkflow(page, 'Release for production', 'Release');
  await expectNotice(page, `${id} has been released for production`);
  await downloadAddedFile(page, 'agreement');
  await signOut(page);

  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  await createProduct(page, '0123456');
  await expectNotice(page, 'Product 0123456 has been created');
  await signOut(page);

  await portal.restart();

  await signIn(page, portal, 'Support Engineer', `/configurations?search=${id}`);
  await page.getByRole('link', { name: id }).click();
  await expect(page.getByRole('main').getByText('Ready for production').first()).toBeVisible();
});

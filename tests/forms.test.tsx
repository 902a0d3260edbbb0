import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { readDraft } from '~/platform/drafts.ts';
import {
  backEnds,
  findConfigurationInState,
  findDialog,
  expectNoNotices,
  expectNotice,
  openPortal,
  seededEmails,
} from './portal.tsx';

type Field = { readonly form: HTMLElement; readonly name: string };
const field = ({ form, name }: Field): HTMLElement => within(form).getByRole('textbox', { name });

async function createProduct(): Promise<ReturnType<typeof openPortal> & { form: HTMLElement; id: string }> {
  const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
  const portal = openPortal({ at: `/configurations/${id}` });
  await portal.user.click(await screen.findByRole('button', { name: 'Create product' }));
  return { ...portal, id, form: await findDialog(/^Create product/) };
}

describe('what is wrong with a field', () => {
  test.each([
    ['', '', 'Serial number required', 'Serial number required'],
    ['0123456', '', undefined, 'Serial number required'],
    ['2123456', '2123456', 'A valid serial number is required', undefined],
    ['0123456', '0123457', undefined, "Serial numbers don't match"],
  ])('is said at it, and what was typed stays: %j and %j', async (serial, repeat, first, second) => {
    const { user, form } = await createProduct();
    const names = ['Serial number', 'Repeat serial number'] as const;
    for (const [index, text] of [serial, repeat].entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      if (text) await user.type(field({ form, name: names[index] ?? '' }), text);
    }
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    for (const [index, message] of [first, second].entries()) {
      const input = field({ form, name: names[index] ?? '' });
      expect(input).toHaveValue([serial, repeat][index]);
      if (message === undefined) {
        expect(input).toBeValid();
      } else {
        // oxlint-disable-next-line no-await-in-loop
        await waitFor(() => expect(input).toBeInvalid());
        expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
      }
    }
    expect(backEnds.sent.filter(({ method, path }) => method === 'POST' && path === '/cms/products')).toEqual(
      [],
    );
  });

  test('is no longer said once it is right', async () => {
    const { user, form } = await createProduct();
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    const serial = field({ form, name: 'Serial number' });
    await waitFor(() => expect(serial).toBeInvalid());
    await user.type(serial, '0123456');
    await waitFor(() => expect(serial).toBeValid());
  });
});

describe('what was typed', () => {
  test('is still there after the dialog was closed and opened again, until it has been sent', async () => {
    const { user, form, id } = await createProduct();
    await user.type(field({ form, name: 'Serial number' }), '0123456');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^Create product/ })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    const again = await findDialog(/^Create product/);
    expect(field({ form: again, name: 'Serial number' })).toHaveValue('0123456');
    await user.type(field({ form: again, name: 'Repeat serial number' }), '0123456');
    await user.click(within(again).getByRole('button', { name: 'Create' }));
    await expectNotice('Product 0123456 has been created');
    expect(readDraft(`createProduct.${id}`)).toEqual({});
  });

  test('stays when the server refuses it, with the reason beside it', async () => {
    const taken = '0123456';
    const { user, form } = await createProduct();
    await user.type(field({ form, name: 'Serial number' }), taken);
    await user.type(field({ form, name: 'Repeat serial number' }), taken);
    backEnds.faults.add({ operation: 'productCreate', effect: 'STATUS', status: 409 });
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    expect(
      await within(form).findByText('This has been changed in the meantime. Reload and try again.'),
    ).toBeVisible();
    expectNoNotices();
    expect(form).toBeVisible();
    expect(field({ form, name: 'Serial number' })).toHaveValue(taken);
    expect(within(form).getByRole('button', { name: 'Create' })).toBeEnabled();
  });

  test('stays when the server cannot be reached, and is sent once it can', async () => {
    const { user, form } = await createProduct();
    await user.type(field({ form, name: 'Serial number' }), '0123456');
    await user.type(field({ form, name: 'Repeat serial number' }), '0123456');
    backEnds.faults.add({ operation: 'productCreate', effect: 'OFFLINE', times: 1 });
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^productCreate: /)));
    await waitFor(() => expect(within(form).getByRole('button', { name: 'Create' })).toBeEnabled());
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    await expectNotice('Product 0123456 has been created');
  });
});

describe('creating a configuration', () => {
  async function secondStep(): Promise<ReturnType<typeof openPortal> & { form: HTMLElement }> {
    const portal = openPortal({ as: seededEmails.productionEngineer, at: '/configurations' });
    const { user } = portal;
    await user.click(await screen.findByRole('button', { name: 'Create configuration' }));
    const form = await findDialog('Create configuration');
    await user.click(within(form).getByRole('radio', { name: 'G3' }));
    await user.click(await within(form).findByRole('button', { name: 'Upload existing' }));
    return { ...portal, form };
  }

  async function upload(form: HTMLElement, user: ReturnType<typeof openPortal>['user']): Promise<void> {
    await user.type(field({ form, name: 'Configuration ID' }), '12345');
    await user.type(field({ form, name: 'Description' }), 'Crane of the north');
    await user.click(within(form).getByRole('button', { name: 'Upload' }));
  }

  test('that fails has words of its own, keeps what was typed, and goes on from where it failed', async () => {
    backEnds.faults.add({
      operation: 'configurationSetRevisionCreate',
      effect: 'STATUS',
      status: 500,
      times: 1,
    });
    const { user, form } = await secondStep();
    await upload(form, user);
    await expectNotice('Your configuration could not be created');
    expect(field({ form, name: 'Configuration ID' })).toHaveValue('12345');
    await user.click(within(form).getByRole('button', { name: 'Upload' }));
    await expectNotice('Your configuration has been created');
    await waitFor(() => expect(location.pathname).toBe('/configurations/12345/0A'));
    const designs = backEnds.sent.filter(
      ({ method, path }) => method === 'POST' && path === '/cms/configurationSets',
    );
    expect(designs.length).toBeLessThanOrEqual(1);
  });

  test('an id of the wrong form is said at the id', async () => {
    const { user, form } = await secondStep();
    await user.type(field({ form, name: 'Configuration ID' }), '123');
    await user.type(field({ form, name: 'Description' }), 'Crane');
    await user.click(within(form).getByRole('button', { name: 'Upload' }));
    const id = field({ form, name: 'Configuration ID' });
    await waitFor(() => expect(id).toBeInvalid());
    expect(id).toHaveAccessibleDescription(
      expect.stringContaining('A configuration ID must be at least 5 digits long'),
    );
    expect(id).toHaveValue('123');
  });
});

describe('a search for a customer', () => {
  async function changeAccount(
    prepare?: () => void,
  ): Promise<ReturnType<typeof openPortal> & { customer: HTMLElement }> {
    const { configurationId: id } = findConfigurationInState('CONFIGURING');
    const portal = openPortal({ at: `/configurations/${id}`, ...(prepare && { prepare }) });
    await portal.user.click(await screen.findByRole('button', { name: 'Actions' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Change account' }));
    const customer = within(await findDialog(/^Change account/)).getByRole('combobox');
    return { ...portal, customer };
  }

  test('that nothing fits stays as it was typed, and is No customer when it is left', async () => {
    const { user, customer } = await changeAccount();
    await waitFor(() => expect(customer).not.toHaveValue(''));
    await user.clear(customer);
    await user.type(customer, 'nobody is called so');
    expect(customer).toHaveValue('nobody is called so');
    await user.tab();
    expect(customer).toHaveValue('No customer');
  });

  test('stays as it was typed when the customers come', async () => {
    const accounts = Promise.withResolvers<void>();
    // Delays the response, which the stand-in then gives.
    const waiting = http.get('*/cms/accounts/all', () => accounts.promise);
    const { user, customer } = await changeAccount(() => backEnds.answer(waiting));
    await user.type(customer, 'Cra');
    accounts.resolve();
    await waitFor(() => expect(customer).toHaveAttribute('placeholder', 'Search by group, name or number'));
    expect(customer).toHaveValue('Cra');
    await user.type(customer, 'ne');
    expect(customer).toHaveValue('Crane');
  });
});

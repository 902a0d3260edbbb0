import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '~/paths.ts';
import { backEnds, expectNotice, openPortal, seededEmails } from './portal.tsx';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const open = (as: string = seededEmails.admin) => openPortal({ as, at: paths.toolbox() });
const tool = async (name: string) => within(await screen.findByRole('region', { name }));
const calls = (pattern: RegExp): string[] =>
  backEnds.sent.map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call));
const quoteId = (): number => {
  const all = backEnds.store.configurations.find({}, { sort: 'created', offset: 0, limit: 1000 });
  const designed = all.find(
    ({ kbMaxQuoteId }) => kbMaxQuoteId !== null && backEnds.store.quotes.get(kbMaxQuoteId),
  );
  if (!designed?.kbMaxQuoteId) throw new Error('There is no configuration with a quote');
  return designed.kbMaxQuoteId;
};

test('the wiring of a quote is tested for a customer, and what came of it is said', async () => {
  const { user } = open();
  const wiring = await tool('Wiring');
  await user.click(wiring.getByRole('button', { name: 'Test wiring' }));
  expect(await wiring.findByText('The number of a quote is required')).toBeVisible();
  expect(wiring.getByText('A customer is required')).toBeVisible();
  expect(wiring.getByText(/^Customer/)).toHaveTextContent('Customer *');
  expect(calls(/testWiring/)).toEqual([]);
});

test('the kept trees are cleared by GET /products/clearPOCCache', async () => {
  const { user } = open();
  await user.click((await tool('Kept product trees')).getByRole('button', { name: 'Clear kept trees' }));
  await expectNotice('The kept product trees have been cleared');
  expect(calls(/clearPOCCache/)).toEqual(['GET /cms/products/clearPOCCache']);
});

test('the product tree of a quote is built, and a failure is said beside the button', async () => {
  const { user } = open();
  const tree = await tool('Product tree');
  await user.type(tree.getByRole('textbox', { name: 'Number of the quote' }), 'abc');
  await user.click(tree.getByRole('button', { name: 'Build tree' }));
  expect(await tree.findByText('A quote has a whole number above 0')).toBeVisible();
  await user.clear(tree.getByRole('textbox'));
  await user.type(tree.getByRole('textbox'), '999999999');
  await user.click(tree.getByRole('button', { name: 'Build tree' }));
  expect(await tree.findByText('The product tree could not be read.')).toBeVisible();
  const id = quoteId();
  await user.clear(tree.getByRole('textbox'));
  await user.type(tree.getByRole('textbox'), String(id));
  await user.click(tree.getByRole('button', { name: 'Build tree' }));
  expect(await tree.findByRole('heading', { name: `Product tree of quote ${id}` })).toBeVisible();
  expect(tree.getByRole('list', { name: 'Product tree' })).toBeVisible();
});

test('a picture of the 3D model is shown, and another is put in its place', async () => {
  const { user } = open();
  const pictures = await tool('3D pictures');
  const [record] = backEnds.store.configurations.find({}, { sort: 'created', offset: 0, limit: 1 });
  const id = record?.revisions[0]?.productConfigurations[0]?.productConfigurationId ?? '';
  await user.type(pictures.getByRole('textbox'), id.toLowerCase());
  await user.selectOptions(pictures.getByRole('combobox', { name: 'View' }), 'Top');
  await user.click(pictures.getByRole('button', { name: 'Show picture' }));
  expect(await pictures.findByRole('img', { name: `Top of ${id}` })).toBeVisible();
  expect(calls(/KbMaxImage/)).toEqual([
    `GET /cms/downloadProductConfigurationKbMaxImage?productConfigurationId=${id}&imageType=TOP`,
  ]);
  const field = pictures.getByLabelText(/^Picture in its place, as a PNG file/);
  await user.upload(field, new File([png], 'top.png', { type: 'image/png' }));
  await user.click(pictures.getByRole('button', { name: 'Upload picture' }));
  await waitFor(() =>
    expect(calls(/^POST/)).toEqual([
      `POST /cms/uploadProductConfigurationKbMaxImage?productConfigurationId=${id}&kbMaxImageType=TOP`,
    ]),
  );
});

test('what is called a picture and is none is not put in the place of one', async () => {
  const { user } = open();
  const pictures = await tool('3D pictures');
  await user.type(pictures.getByRole('textbox'), 'C000001');
  await user.click(pictures.getByRole('button', { name: 'Show picture' }));
  const field = await pictures.findByLabelText(/^Picture in its place, as a PNG file/);
  await user.upload(field, new File(['no picture'], 'top.png', { type: 'image/png' }));
  await user.click(pictures.getByRole('button', { name: 'Upload picture' }));
  expect(await pictures.findByText('The file is called .png but is no PNG file')).toBeVisible();
  expect(calls(/^POST/)).toEqual([]);
});

test('a picture that could not be put in the place of another is told, and stays chosen', async () => {
  const { user } = open();
  const pictures = await tool('3D pictures');
  await user.type(pictures.getByRole('textbox'), 'NOWHERE');
  await user.click(pictures.getByRole('button', { name: 'Show picture' }));
  const field = await pictures.findByLabelText(/^Picture in its place, as a PNG file/);
  await user.upload(field, new File([png], 'top.png', { type: 'image/png' }));
  await user.click(pictures.getByRole('button', { name: 'Upload picture' }));
  await expectNotice('Api not found error');
  expect(pictures.getByText(/^top\.png/)).toBeVisible();
});

test('a picture that cannot be read is not one that is not there', async () => {
  const { user } = open();
  const pictures = await tool('3D pictures');
  const show = async (id: string) => {
    await user.clear(pictures.getByRole('textbox'));
    await user.type(pictures.getByRole('textbox'), id);
    await user.click(pictures.getByRole('button', { name: 'Show picture' }));
  };
  backEnds.faults.add({ operation: 'productConfigurationImageDownload', effect: 'STATUS', status: 503 });
  await show('C000001');
  expect(await pictures.findByText('The picture could not be read.')).toBeVisible();
  await expectNotice('Api unavailable error');
  backEnds.faults.clear();
  // Pressing the button again refetches the picture.
  await user.click(pictures.getByRole('button', { name: 'Show picture' }));
  expect(await pictures.findByText('There is no picture of this view.')).toBeVisible();
  await show('NOWHERE');
  expect(await pictures.findByText('There is no picture of this view.')).toBeVisible();
});

test('is closed to customers, and nothing is read', async () => {
  open(seededEmails.customerEngineer);
  expect(await screen.findByText('Only employees can use the toolbox.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Test wiring' })).not.toBeInTheDocument();
});

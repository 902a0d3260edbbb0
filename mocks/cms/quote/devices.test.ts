import { beforeEach, expect, test } from 'vitest';
import type { Quote } from '../../../src/domain/quote/quoteDto.ts';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { openTestCpq, type TestCpq } from '../../../tests/factories/testCpq.ts';
import {
  createDesign,
  createTransmitter,
  type Design,
  type DesignUnit,
} from '../../configurator3d/design.ts';
import { toConfiguredProduct } from '../../configurator3d/product.ts';
import { customerAccountNumber } from '../../seed/accounts.ts';
import type { ProductConfigurationRecord } from '../../store/records.ts';

let cms: TestCms;
let cpq: TestCpq;
beforeEach(() => {
  cms = openTestCms();
  cpq = openTestCpq({ store: cms.store });
});

const begun = createDesign('G6', customerAccountNumber);
const dates = ['2026-11-20@13:00:00', '2026-11-20@13:05:00'];
const commits = (count: number) =>
  dates.slice(0, count).map((date) => ({ authorName: 'Q', authorEmail: seededEmails.quoteEngineer, date }));

/** Saves a design: creates its quote and configuration. */
async function savedDesign(design: Design): Promise<{ quote: Quote; id: string }> {
  const by = seededEmails.quoteEngineer;
  const made = await cpq.call(by, 'POST', '/quotes/save', {
    name: 'Hall 4',
    currency: 'SEK',
    customer: { number: customerAccountNumber },
    products: [],
  });
  const added = await cpq.call(by, 'POST', `/quotes/${made.body.id}/product`, {
    idProduct: 41,
    isConfigured: true,
    qty: 1,
    configuredProduct: toConfiguredProduct(design),
    commits: commits(1),
  });
  const set = await cms.call(by, 'POST', '/configurationSets', {
    productFamily: 'G6',
    accountNumber: customerAccountNumber,
    configurationId: '',
    configurationDescription: 'Hall 4',
    designType: 'CONFIGURED_3D',
    kbMaxQuoteId: made.body.id,
  });
  const id: string = set.body.configurationId;
  await cms.call(by, 'POST', '/configurations', {
    configurationId: id,
    revisionId: '0A',
    configurationName: 'Hall 4',
    configurationDescription: 'Hall 4',
    partNumber: null,
  });
  return { quote: added.body, id };
}

async function saveAgain(quote: Quote, design: Design): Promise<void> {
  const [product] = quote.products ?? [];
  const body = { ...product, configuredProduct: toConfiguredProduct(design), commits: commits(2) };
  const path = `/quotes/${quote.id}/product/${product?.id}`;
  expect((await cpq.call(seededEmails.quoteEngineer, 'PUT', path, body)).status).toBe(200);
}

const devices = (id: string): readonly ProductConfigurationRecord[] =>
  cms.store.configurations.get(id)?.revisions.at(-1)?.productConfigurations ?? [];
const idsOf = (id: string): readonly string[] =>
  devices(id).map(({ productConfigurationId }) => productConfigurationId);

test('a design has a product configuration for its transmitter and for its receiver', async () => {
  const { id } = await savedDesign(begun);
  expect(devices(id)).toMatchObject([
    {
      productConfigurationId: `P00003-${id}`,
      productConfigurationDescription: 'Transmitter 1, Maxi',
      name: 'Transmitter 1',
      deviceType: 'PCU',
      transmitterModel: 'MAXI',
      partNumber: 'P00003',
    },
    { productConfigurationId: `P00004-${id}`, deviceType: 'CU', receiverModel: 'CANBUS' },
  ]);
  expect(Object.keys(devices(id)[0]?.components ?? {}).length).toBeGreaterThan(1);
});

test('one that is added comes with the next save, beside the first with its picture', async () => {
  const { quote, id } = await savedDesign(begun);
  const form = new FormData();
  const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
  form.append('file', new File([png], 'perspective.png', { type: 'image/png' }));
  const query = `productConfigurationId=P00003-${id}&kbMaxImageType=PERSPECTIVE`;
  const sent = await cms.call(
    seededEmails.quoteEngineer,
    'POST',
    `/uploadProductConfigurationKbMaxImage?${query}`,
    form,
  );
  expect(sent.status).toBe(200);
  await saveAgain(quote, { ...begun, units: [...begun.units, createTransmitter(2)] });
  expect(idsOf(id)).toEqual([`P00003-${id}`, `P00004-${id}`, `P00003-${id}-2`]);
  const pictured = devices(id).filter(({ images }) => images?.['PERSPECTIVE']);
  expect(pictured.map(({ productConfigurationId }) => productConfigurationId)).toEqual([`P00003-${id}`]);
});

test('one of another model is another one; one that is gone leaves its attachments to the configuration', async () => {
  const { quote, id } = await savedDesign(begun);
  const attached = await cms.call(seededEmails.quoteEngineer, 'POST', '/configurations/attachment', {
    configurationId: id,
    productConfigurationId: `P00003-${id}`,
    revision: '0A',
    attachmentName: 'Panel',
    attachmentType: 'OTHER',
    documentType: 'PDF',
    makerOnly: false,
    revisionOnly: false,
  });
  const [, ...others] = begun.units;
  await saveAgain(quote, { ...begun, units: [createTransmitter(1, 'MINI'), ...others] });
  expect(idsOf(id)).toEqual([`P00005-${id}`, `P00004-${id}`]);
  expect(attached.status).toBe(200);
  expect(cms.store.configurations.get(id)?.attachments).toMatchObject([{ productConfigurationId: null }]);
});

/** Generates the outputs of a quote to the end. */
async function generateOutputs(quote: Quote): Promise<void> {
  const body = { ...quote, reason: 'Generate outputs' };
  await cpq.call(seededEmails.quoteEngineer, 'POST', '/quotes/generateOutputs', body);
  cpq.wait(60_000);
  await cpq.call(seededEmails.quoteEngineer, 'GET', `/quotes/${quote.id}`);
}

test('the outputs of a design are built for its product configurations', async () => {
  const { quote, id } = await savedDesign(begun);
  await generateOutputs(quote);
  expect(devices(id).map(({ builds }) => builds.length)).toEqual([1, 1]);
});

test('the files of a transmitter show the model, the colour and the controls of its design', async () => {
  const [, ...others] = begun.units;
  const mega = createTransmitter(1, 'MEGA');
  const [place = ''] = Object.keys(mega.controls);
  const controls: DesignUnit['controls'] = { [place]: { type: 'LEVER', function: 'Slew of the grab' } };
  const { quote, id } = await savedDesign({
    ...begun,
    units: [{ ...mega, colour: 'sky blue', controls }, ...others],
  });
  await generateOutputs(quote);
  const [transmitter] = idsOf(id);
  const file = async (target: string, query: string): Promise<string> =>
    (await cms.fetch(seededEmails.admin, `/download${target}Artefact?revision=0A&${query}`)).text();
  const bill = await file('Configuration', `configurationId=${id}&artefactType=AX_BOM`);
  expect(bill).toContain('G6 Mega transmitter, sky blue');
  expect(bill).toContain('<Item>P01415</Item>');
  const wires = await file(
    'ProductConfiguration',
    `productConfigurationId=${transmitter}&artefactType=WIRING_FILE`,
  );
  expect(wires).toContain('Slew of the grab');
  expect(new Set(wires.match(/^[A-Z]\d+(?=\.)/gm))).toHaveLength(1);
});

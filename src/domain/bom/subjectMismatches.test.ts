import { expect, test } from 'vitest';
import { createAxBom } from '../../../mocks/factory/documents/billOfMaterials.ts';
import { transmitterModels } from '../product/families.ts';
import { findSubjectMismatches, type BomSubject } from './subjectMismatches.ts';
import type { BomConfiguration } from './bom.ts';
import { parseBomXml } from './parseBomXml.ts';

const transmitter = {
  productConfigurationId: 'P00003-OU1234',
  deviceType: 'PCU',
  transmitterModel: 'MAXI',
} as const;
const receiver = {
  productConfigurationId: 'P00004-OU1234',
  deviceType: 'CU',
  receiverModel: 'CANBUS',
} as const;

const subject: BomSubject = {
  configurationId: 'OU1234',
  revision: '0B',
  productFamily: 'G6',
  productConfigurationId: undefined,
  productConfigurations: [transmitter, receiver],
};

const product = (productNumber: string, variantDescription = ''): BomConfiguration => ({
  configurationName: 'OU1234-0B',
  productNumber,
  variantDescription,
});
const whole = product('OU1234', 'G6 remote control system');
const maxi = product('P00003-OU1234', 'G6 Maxi transmitter, yellow');
const canbus = product('P00004-OU1234', 'G6 CAN bus receiver, black');

test.each<[string, readonly BomConfiguration[], BomSubject, readonly string[]]>([
  ['what it should be', [whole, maxi, canbus], subject, []],
  ['no product named', [], subject, []],
  ['products without a number', [product('')], subject, []],
  [
    'another model',
    [whole, product('P00003-OU1234', 'G6 Mini transmitter'), canbus],
    subject,
    ['“G6 Mini transmitter” names Mini, but P00003-OU1234 is of the model Maxi.'],
  ],
  [
    'another model of two words',
    [whole, product('P00003-OU1234', 'G6 XS-Drive transmitter'), canbus],
    subject,
    ['“G6 XS-Drive transmitter” names XS Drive, but P00003-OU1234 is of the model Maxi.'],
  ],
  [
    'another family',
    [whole, product('P00003-OU1234', 'G5 Maxi transmitter'), canbus],
    subject,
    ['“G5 Maxi transmitter” names G5, but P00003-OU1234 is of the family G6.'],
  ],
  [
    'another part',
    [whole, product('P00005-OU1234', 'G6 Maxi transmitter'), canbus],
    subject,
    [
      'P00005-OU1234 is a product of this bill of materials, but not in revision 0B of OU1234.',
      'P00003-OU1234 is not a product of this bill of materials.',
    ],
  ],
  [
    'a part of a word is no name',
    [whole, product('P00003-OU1234', 'Minimal Microphone set'), canbus],
    subject,
    [],
  ],
  ['its own model is named too', [whole, product('P00003-OU1234', 'Maxi, was Mini'), canbus], subject, []],
  [
    'the bill of one device: the other is not its own',
    [maxi, canbus],
    { ...subject, productConfigurationId: 'P00003-OU1234' },
    ['P00004-OU1234 is a product of this bill of materials, but not in P00003-OU1234.'],
  ],
  [
    'a model that is not known cannot be another',
    [product('P00003-OU1234', 'Mini transmitter')],
    { ...subject, productConfigurations: [{ ...transmitter, transmitterModel: null }] },
    [],
  ],
])('%s', (_, products, of, issues) => {
  expect(findSubjectMismatches(products, of)).toEqual(issues);
});

test.each(transmitterModels)('the bill that is made for a %s is its own', (model) => {
  const facts = { configurationId: 'OU1234', revision: '0B', version: 1, productFamily: 'G6' };
  const products = [
    { ...transmitter, partNumber: 'P00003', model },
    { ...receiver, partNumber: 'P00004', model: 'CANBUS' },
  ];
  const read = parseBomXml(createAxBom({ ...facts, products }));
  const of = { ...subject, productConfigurations: [{ ...transmitter, transmitterModel: model }, receiver] };
  expect(read.ok && findSubjectMismatches(read.bom.configurations, of)).toEqual([]);
  const other = model === 'MEGA' ? 'MAXI' : 'MEGA';
  const wrong = {
    ...subject,
    productConfigurations: [{ ...transmitter, transmitterModel: other }, receiver],
  };
  expect(read.ok && findSubjectMismatches(read.bom.configurations, wrong)).toHaveLength(1);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
};

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
};

const { components, paths } = JSON.parse(
  readFileSync(new URL('../../openapi/cms.json', import.meta.url), 'utf8'),
) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const fieldsOf = ({ properties = {} }: Schema): readonly string[] => Object.keys(properties);

/** Fields of an entity at a field path such as "events.data". */
function fieldsAt(entity: string, path = ''): readonly string[] {
  let schema = components.schemas[entity];
  for (const name of path.split('.').filter(Boolean)) {
    const field = schema?.properties?.[name];
    schema = field?.items ?? field;
  }
  return schema ? fieldsOf(schema) : [];
}

test.each([
  [
    'Product',
    '',
    'serialNumber productFamily deviceType configurationId productConfigurationId revision firmwareFile events serviceOrders productState account',
  ],
  ['Product', 'firmwareFile', 'fileName'],
  ['Product', 'serviceOrders', 'serviceOrderState lastStateChange'],
  ['ProductEvent', '', 'type created data note log err'],
  ['ProductEvent', 'data', 'productNumber firmwareFileName parameterFileName parameters'],
  ['ProductEvent', 'data.parameters', 'res'],
  ['ProductEventRow', '', 'note data log productEventType err type'],
  ['ProductFilter', '', 'productSorting serialNumber productConfigurationIds productState'],
  ['NewProduct', '', 'configurationId productConfigurationId serialNumber accountNumber'],
  ['ServiceOrder', '', 'id note serialNumbersToAdd serialNumbersToRemove serviceOrderState lastStateChange'],
  ['CutFile', '', 'name note versions partNumbers'],
  ['CutFileVersion', '', 'version note svg width height'],
  ['CutFileParts', '', 'name partNumbers'],
  ['Firmware', '', 'firmwareSignature fileExtension firmwareFiles note'],
  ['FirmwareSignature', '', 'firmwareType productFamily deviceType name'],
  ['Firmware', 'firmwareFiles', 'version fileName id releaseNote'],
  ['App', '', 'platform version message enabled'],
  ['Command', '', 'catalogue name firmwareInfos'],
  ['Resource', '', 'name data'],
  ['ServiceOrderChange', '', 'note serialNumbersToAdd serialNumbersToRemove'],
])('%s %s has the fields of the specification', (entity, path, names) =>
  expect(fieldsAt(entity, path)).toEqual(expect.arrayContaining(names.split(' '))),
);

/** Parameters of an operation by location, such as "query". */
function parametersOf(operationId: string, place: string): readonly string[] {
  const operation = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find((each) => each.operationId === operationId);
  return (operation?.parameters ?? []).filter((each) => each.in === place).map(({ name }) => name);
}

test.each([
  [
    'firmwareFileUpload',
    'avoidServiceOrderCreation firmwareId name firmwareSpecification releaseNote version',
  ],
  ['firmwareFileDownload', 'firmwareType productFamily deviceType name versionNumber'],
  ['binaryAssetUpload', 'platform version'],
  ['binaryAssetDownload', 'platform version'],
])('%s has the query of the specification', (operationId, names) =>
  expect(parametersOf(operationId, 'query')).toEqual(names.split(' ')),
);

test.each([
  ['FirmwareType', 'APP BLE RADIO SISP1 SISP2 RANGE_MODULE'],
  [
    'AppPlatform',
    'MODULATE_MAC MODULATE_WINDOWS 103134_MODULATE_FILE 103334_MODULATE_FILE 103258_MODULATE_FILE',
  ],
  ['CommandCatalogue', 'MOD SYS COM RX TX SET1 SET2 SET3'],
  ['CommandState', 'ACTIVE INACTIVE'],
  ['CommandArgumentType', 'NONE NUMBER STRING OPTIONAL_STRING OPTIONAL_NUMBER'],
])('%s has the values of the specification', (entity, values) =>
  expect(components.schemas[entity]?.enum).toEqual(values.split(' ')),
);

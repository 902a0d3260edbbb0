import { readFileSync, globSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { realms, roles } from '~/domain/access/roles.ts';
import { subsidiaries } from '~/domain/account/subsidiaries.ts';
import { anyStates, configurationStates, workflowSteps } from '~/domain/configuration/state.ts';
import { configurationTabs } from '~/domain/configuration/tab.ts';
import { documentTypes, documentTypeExtensions } from '~/domain/file/documentType.ts';
import { productEventTypes } from '~/domain/product/deviceEvent.ts';
import { deviceTypes, familyFacts, productFamilies, transmitterModels } from '~/domain/product/families.ts';
import { productTabs } from '~/domain/product/tab.ts';
import { quoteFieldFilters } from '~/domain/quote/filter.ts';

/** The exact texts of the specification, and where Portal has them. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'the errors of calls': [
    'Request timed out after ${milliseconds} ms: ${url}',
    'Missing endpoint for method ${operationId}',
    'Required path parameter ${name} not supplied',
    'The server failed to process the request',
    'You are logged out',
    'Try logging in again',
    'BAD_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'API_NOT_FOUND_ERROR',
    'API_RESOURCE_CONFLICT',
    'API_ERROR',
    'API_BAD_GATEWAY_ERROR',
    'API_UNAVAILABLE_ERROR',
    'API_MAINTENANCE_FORCE_REFRESH',
    'UNKNOWN_ERROR',
    'SERVER_ERROR',
  ],
  notices: [
    'Unknown error',
    'If the problem persist, you can report it',
    'Failed to fetch',
    'We could not log you in…',
    'Your configuration could not be created',
    'Your revision could not be created',
    'Your configuration could not be duplicated',
    'Your configuration could not be saved',
    'Your configuration is not valid',
    'Files could not be generated',
    'Cannot meet demand for ${connector} connector.',
    'Error was triggered by ${component}.',
    'Could not find settings — Please go to the administration and set a default milling machine.',
    'Not in use — This part is not used in any configurations',
    'The file was succesfully updated to version ${revision}${version}',
    'Product ${serialNumber} has been created',
    'Not ready for production',
    'Could not generate G-code',
    'Please correct the highlighted fields',
    'See more',
  ],
  pages: [
    'Page not found',
    'This page could not be found',
    'An error occurred',
    'An error occurred while showing the error page',
    'Under maintenance',
    'No customer',
  ],
  'the sign-in to the quoting system': [
    'Sign in',
    'Forgot your password?',
    'Please fill in your email',
    'Incorrect email format',
    'Please fill in your password',
    'The password cannot contain less than 6 characters',
  ],
  forms: [
    'A customer is required',
    'A configuration ID is required',
    'A configuration ID must be at least 5 digits long',
    'The prefix for a configuration ID must be: OU, CA, KS, CN, DK, SF',
    'A configuration ID must be at least 6 characters long',
    'A configuration ID cannot be longer than 8 characters',
    'A description is required',
    'A part number is required',
    'You must upload a file',
    'A name is required',
    'Only ASCII characters are allowed',
    'An attachment with that name already exists for',
    'Serial number required',
    "Serial numbers don't match",
    'A valid serial number is required',
    'A note is required to create a revision',
    'A note is required to update a revision',
    'This number is not valid for a mobile phone or the selected country',
  ],
};

/** The values of the specification in order, and those of Portal. */
const values: readonly (readonly [name: string, specified: string, own: readonly string[]])[] = [
  [
    'roles',
    'GUEST BASIC SUPPORT PRODUCTION PRODUCTION_ADMIN SALES_ENGINEER APPLICATION_ENGINEER DEVELOPER APPROVER GRANTER ADMIN KB_MAX',
    roles,
  ],
  ['realms', 'NONE STAFF CUSTOMER CUST_GROUP OWNER PRODUCT APP', realms],
  ['subsidiaries', 'ALL sab sus sca sde spl sit sdk', subsidiaries],
  ['product families', 'G2 G3 G5 G6 P6', productFamilies],
  ['device types', 'CU PCU', deviceTypes],
  ['transmitter models', 'MEGA MAXI MINI MICRO PISTOL_GRIP ROCKET POCKET XS_DRIVE', transmitterModels],
  ['receiver models of G6', 'CANBUS', familyFacts.G6.receiverModels],
  ['receiver models of G3', 'CANBUS', familyFacts.G3.receiverModels],
  ['receiver models of G5', 'CANBUS RELAY MOSFET', familyFacts.G5.receiverModels],
  ['receiver models of G2', 'DANFOSS_VOLTAGE SCP PWM', familyFacts.G2.receiverModels],
  [
    'states of a configuration',
    'CONFIGURING WAITING_FOR_APPROVAL GENERATING_ARTEFACTS APPROVED READY_FOR_PRODUCTION ARCHIVED PLACEHOLDER LOCKED',
    configurationStates,
  ],
  ['states that only the quote knows', 'IN_PRODUCTION PRODUCED', anyStates.slice(configurationStates.length)],
  ['steps of the workflow', 'CONFIGURING WAITING_FOR_APPROVAL APPROVED READY_FOR_PRODUCTION', workflowSteps],
  [
    'tabs of a configuration',
    'ACTIVITY OVERVIEW FILES PRODUCTS REVISIONS EVENTS SERVICE_ORDERS ERRORS REQUESTS PERMISSIONS',
    configurationTabs,
  ],
  ['tabs of a product', 'ACTIVITY OVERVIEW PRODUCTS SERVICE_ORDERS EVENTS ERRORS', productTabs],
  [
    'types of events of a product',
    'AUTHENTICATION FIRMWARE_UPDATE PARAMETER_CHANGE SESSION SERVICE_ORDER_FULFILLMENT SERVICE_ORDER_REJECTED',
    productEventTypes,
  ],
  [
    'filters of quotes by field',
    'displayFeedback other otherFeedback productFamily radioFrequency receiverPlatform receiverAntenna sideButton transmitterAntenna transmitterPlatform type',
    quoteFieldFilters,
  ],
  [
    'types of documents with their extensions',
    'EPS-eps JPEG-jpg JSON-json PDF-pdf PNG-png SVG-svg TEXT-txt WORD-docx XML-xml ZIP-zip CLAM_FILE-s28 G_CODE-gcode WSGC-wsgc',
    documentTypes.map((type) => `${type}-${documentTypeExtensions[type]}`),
  ],
];

test.each(values)('the %s', (_, specified, own) => expect(own).toEqual(specified.split(' ')));

/** Constants of composed texts: `of OU, CA` stands for a joined list. */
const joined: Readonly<Record<string, string>> = {
  'The prefix for a configuration ID must be: OU, CA, KS, CN, DK, SF':
    'The prefix for a configuration ID must be: ',
};

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/generated/**'] })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe.each(Object.entries(texts))('%s', (_, list) => {
  test.each(list)('%s', (text) => {
    expect(sources).toContain(joined[text] ?? text);
  });
});

test('an installation that leaves them as they are has the values of the specification', () => {
  expect(parseEnv(readFileSync('.env.example', 'utf8'))).toMatchObject({
    LOG_LEVEL: '2',
    ENVIRONMENT: 'production',
    ERROR_SAMPLE_RATE: '0.5',
  });
});

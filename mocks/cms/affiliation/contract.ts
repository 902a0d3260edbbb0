import { z } from '@hono/zod-openapi';
import { jsonContent, dataAreaSchema, realmSchema, roleSchema, timeSchema } from '../fields.ts';
import { createObjectOperations } from '../apiModule.ts';
import { productItemSchema } from '../request/contract.ts';

const itemSchema = z.object({
  configurationId: z.string().nullable(),
  productItem: productItemSchema.nullable(),
});

const affiliationDraftSchema = z
  .object({
    address: z.string().openapi({ description: 'An e-mail address.' }),
    realm: realmSchema,
    affiliation: z.string().openapi({ description: 'An account number.' }),
    dataAreas: z.array(dataAreaSchema),
    roles: z.array(roleSchema),
    delegatableRoles: z.array(roleSchema),
    accessLevel: z.literal('OPEN'),
    note: z.string(),
    item: itemSchema
      .nullable()
      .openapi({ description: 'The one thing it opens; null: the account, by its roles.' }),
  })
  .openapi('AffiliationDraft');
export type AffiliationDraft = z.infer<typeof affiliationDraftSchema>;

const affiliationSchema = affiliationDraftSchema
  .extend({
    affiliationId: z.string(),
    modified: timeSchema.openapi({ description: 'When it was last changed.' }),
  })
  .openapi('Affiliation');
export type Affiliation = z.infer<typeof affiliationSchema>;

const reads = createObjectOperations('Affiliations', 'AFFILIATION', 'READ');
const writes = createObjectOperations('Affiliations', 'AFFILIATION', 'WRITE');

const several = z.array(affiliationSchema);

const affiliationFilterSchema = z
  .object({
    address: z.string().optional(),
    affiliation: z.string().optional(),
    configurationId: z.string().optional(),
    serialNumber: z.string().optional(),
  })
  .openapi('AffiliationFilter');

const heldSchema = z.object({ address: z.string(), realm: realmSchema, affiliation: z.string() });

const unitAccessSchema = heldSchema.extend({ item: itemSchema }).openapi('UnitAccess');

export const affiliationOperations = {
  affiliationFilter: reads.post('/affiliations/filter', 'List granted permissions', {
    description: 'Granters and administrators see the grants of their accounts; others their own.',
    json: affiliationFilterSchema,
    answer: jsonContent('The grants, by address.', several),
  }),
  affiliationGet: reads.get('/affiliations/{realm}/{id}', 'List the grants of an account', {
    description: 'Everything granted in the realm at the account `id`, to those who may grant there.',
    answer: jsonContent('The grants, by address.', several),
  }),
  affiliationDelegate: writes.post('/affiliations/delegate', 'Grant permissions', {
    description:
      'Creates each grant, or replaces the one with the same address, realm, account and item. All of them or none. A note that does not begin with the stored one is refused with 409: somebody has written to it meanwhile.',
    json: z.array(affiliationDraftSchema),
    answer: jsonContent('The grants as they are now.', several),
  }),
  affiliationRevoke: writes.post(
    '/affiliations/revoke',
    'Revoke everything an address was granted at an account',
    { json: heldSchema.openapi('AffiliationKey'), answer: jsonContent('The grants that are gone.', several) },
  ),
  affiliationUnitAccessAdd: writes.post(
    '/affiliations/unitAccess',
    'Grant one configuration or product to an address that has a grant at the account',
    { json: unitAccessSchema, answer: jsonContent('The grant.', affiliationSchema) },
  ),
  affiliationUnitAccessRevoke: writes.delete(
    '/affiliations/unitAccess',
    'Revoke one configuration or product',
    { json: unitAccessSchema, answer: jsonContent('The grant that is gone.', affiliationSchema) },
  ),
};

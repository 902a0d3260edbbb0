import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
import { dataAreaSchema, realmSchema, roleSchema, timeSchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';
import { productItemSchema } from '../request/contract.ts';

const itemSchema = z.object({
  configurationId: z.string().nullable(),
  productItem: productItemSchema.nullable(),
});

/** A grant as somebody gives it. */
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

const reads = objectGoverned('Affiliations', 'AFFILIATION', 'READ');
const writes = objectGoverned('Affiliations', 'AFFILIATION', 'WRITE');

const several = z.array(affiliationSchema);

const affiliationFilterSchema = z
  .object({
    address: z.string().optional(),
    affiliation: z.string().optional(),
    configurationId: z.string().optional(),
    serialNumber: z.string().optional(),
  })
  .openapi('AffiliationFilter');

export const affiliationFilter = reads.post('/affiliations/filter', {
  summary: 'List granted permissions',
  description: 'Granters and administrators see the grants of their accounts; others their own.',
  request: { body: body(affiliationFilterSchema) },
  answer: json('The grants, by address.', several),
});

export const affiliationGet = reads.get('/affiliations/{realm}/{id}', {
  summary: 'List the grants of an account',
  description: 'Everything granted in the realm at the account `id`, to those who may grant there.',
  request: { params: z.object({ realm: z.string(), id: z.string() }) },
  answer: json('The grants, by address.', several),
});

export const affiliationDelegate = writes.post('/affiliations/delegate', {
  summary: 'Grant permissions',
  description:
    'Creates each grant, or replaces the one with the same address, realm, account and item. All of them or none. A note that does not begin with the stored one is refused with 409: somebody has written to it meanwhile.',
  request: { body: body(z.array(affiliationDraftSchema)) },
  answer: json('The grants as they are now.', several),
});

const heldSchema = z.object({ address: z.string(), realm: realmSchema, affiliation: z.string() });

export const affiliationRevoke = writes.post('/affiliations/revoke', {
  summary: 'Revoke everything an address was granted at an account',
  request: { body: body(heldSchema.openapi('AffiliationKey')) },
  answer: json('The grants that are gone.', several),
});

const unitAccessSchema = heldSchema.extend({ item: itemSchema }).openapi('UnitAccess');

export const affiliationUnitAccessAdd = writes.post('/affiliations/unitAccess', {
  summary: 'Grant one configuration or product to an address that has a grant at the account',
  request: { body: body(unitAccessSchema) },
  answer: json('The grant.', affiliationSchema),
});

export const affiliationUnitAccessRevoke = writes.delete('/affiliations/unitAccess', {
  summary: 'Revoke one configuration or product',
  request: { body: body(unitAccessSchema) },
  answer: json('The grant that is gone.', affiliationSchema),
});

import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
import {
  dataAreaSchema,
  deviceTypeSchema,
  productFamilySchema,
  realmSchema,
  roleSchema,
  timeSchema,
} from '../fields.ts';
import { objectGoverned } from '../operation.ts';

const productItemSchema = z.object({
  productFamily: productFamilySchema,
  deviceType: deviceTypeSchema,
  serialNumber: z.string(),
});

const requestTypeSchema = z
  .enum(['PRODUCT_ACCESS', 'CONFIGURATION_ACCESS', 'ELEVATED_PERMISSIONS'])
  .openapi('RequestType');
const ticketStatusSchema = z
  .enum(['OPEN', 'CLOSED', 'APPROVED', 'REJECTED', 'EXHAUSTED', 'REGISTERED_ON_JIRA'])
  .openapi('TicketStatus');

const ticketSchema = z
  .object({
    ticketId: z.string(),
    reporterEmail: z.string(),
    reporterMobile: z.string().nullable(),
    description: z.string(),
    requestType: requestTypeSchema,
    requestedRoles: z.array(roleSchema),
    affiliation: z.string().nullable().openapi({ description: 'An account number.' }),
    realm: realmSchema,
    item: z
      .object({
        configurationId: z.string().nullable(),
        accessLevel: z.literal('OPEN').nullable(),
        requestForConfiguration: z.boolean(),
        productItem: productItemSchema.nullable(),
      })
      .nullable(),
    ticketStatus: ticketStatusSchema,
    created: timeSchema,
    actions: z.array(
      z.object({ action: z.string(), note: z.string(), created: timeSchema, createdBy: z.string() }),
    ),
  })
  .openapi('Ticket');
export type Ticket = z.infer<typeof ticketSchema>;

const affiliationSchema = z
  .object({
    affiliationId: z.string(),
    address: z.string(),
    realm: realmSchema,
    affiliation: z.string().openapi({ description: 'An account number.' }),
    dataAreas: z.array(dataAreaSchema),
    roles: z.array(roleSchema),
    delegatableRoles: z.array(roleSchema),
    accessLevel: z.literal('OPEN'),
    note: z.string(),
    item: z
      .object({ configurationId: z.string().nullable(), productItem: productItemSchema.nullable() })
      .nullable(),
  })
  .openapi('Affiliation');
export type Affiliation = z.infer<typeof affiliationSchema>;

export const ticketGetMine = createRoute({
  ...objectGoverned('Tickets', 'TICKET', 'READ'),
  method: 'get',
  path: '/tickets/mine',
  operationId: 'ticketGetMine',
  summary: 'List your open requests',
  responses: { 200: json('Your open tickets, newest first.', z.array(ticketSchema)), ...refusals },
});

const ticketFilterSchema = z
  .object({
    configurationId: z.string().optional(),
    reporterEmail: z.string().optional(),
    requestType: requestTypeSchema.optional(),
    ticketStatus: ticketStatusSchema.optional(),
    affiliation: z.string().optional(),
  })
  .openapi('TicketFilter');

export const ticketFilter = createRoute({
  ...objectGoverned('Tickets', 'TICKET', 'READ'),
  method: 'post',
  path: '/tickets/filter',
  operationId: 'ticketFilter',
  summary: 'List requests',
  description:
    'Granters and administrators see the requests of the accounts they grant for; others their own.',
  request: { body: body(ticketFilterSchema) },
  responses: { 200: json('The tickets, newest first.', z.array(ticketSchema)), ...refusals },
});

const affiliationFilterSchema = z
  .object({
    address: z.string().optional(),
    affiliation: z.string().optional(),
    configurationId: z.string().optional(),
    serialNumber: z.string().optional(),
  })
  .openapi('AffiliationFilter');

export const affiliationFilter = createRoute({
  ...objectGoverned('Affiliations', 'AFFILIATION', 'READ'),
  method: 'post',
  path: '/affiliations/filter',
  operationId: 'affiliationFilter',
  summary: 'List granted permissions',
  description: 'Granters and administrators see the grants of their accounts; others their own.',
  request: { body: body(affiliationFilterSchema) },
  responses: { 200: json('The grants, by address.', z.array(affiliationSchema)), ...refusals },
});

export const serviceOrderSchema = z
  .object({
    id: z.string(),
    serviceOrderType: z.string().openapi({ example: 'FIRMWARE_UPDATE' }),
    note: z.string(),
    serialNumbers: z.array(z.string()),
    configurationIds: z.array(z.string()).openapi({ description: 'The configurations of its products.' }),
    serviceOrderState: z.string().openapi({ example: 'PENDING' }),
    lastStateChange: timeSchema,
    createdBy: z.string(),
  })
  .openapi('ServiceOrder');
export type ServiceOrder = z.infer<typeof serviceOrderSchema>;

export const serviceOrderGetAll = createRoute({
  ...objectGoverned('Service orders', 'SERVICE_ORDER', 'READ'),
  method: 'get',
  path: '/serviceorder/all',
  operationId: 'serviceOrderGetAll',
  summary: 'List the service orders',
  responses: {
    200: json('The service orders, last changed first.', z.array(serviceOrderSchema)),
    ...refusals,
  },
});

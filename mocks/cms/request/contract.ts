import { z } from '@hono/zod-openapi';
import {
  jsonContent,
  deviceTypeSchema,
  productFamilySchema,
  realmSchema,
  roleSchema,
  timeSchema,
} from '../fields.ts';
import { createObjectOperations } from '../apiModule.ts';

export const productItemSchema = z.object({
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

const ticketActionSchema = z.enum(['APPROVE', 'ESCALATE', 'REJECT']).openapi('TicketAction', {
  description: 'APPROVE accepts, ESCALATE passes on to the service desk, REJECT refuses.',
});

const ticketDraftSchema = z
  .object({
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
  })
  .openapi('TicketDraft');
export type TicketDraft = z.infer<typeof ticketDraftSchema>;

const ticketSchema = ticketDraftSchema
  .extend({
    ticketId: z.string(),
    ticketStatus: ticketStatusSchema,
    created: timeSchema,
    createdBy: z
      .string()
      .openapi({ description: 'Who filed it: the reporter, or somebody on their behalf.' }),
    actions: z.array(
      z.object({ action: z.string(), note: z.string(), created: timeSchema, createdBy: z.string() }),
    ),
  })
  .openapi('Ticket');
export type Ticket = z.infer<typeof ticketSchema>;

const tickets = {
  reads: createObjectOperations('Tickets', 'TICKET', 'READ'),
  writes: createObjectOperations('Tickets', 'TICKET', 'WRITE'),
};

const ticketFilterSchema = z
  .object({
    configurationId: z.string().optional(),
    reporterEmail: z.string().optional(),
    requestType: requestTypeSchema.optional(),
    ticketStatus: ticketStatusSchema.optional(),
    affiliation: z.string().optional(),
  })
  .openapi('TicketFilter');

export const requestOperations = {
  ticketGetMine: tickets.reads.get('/tickets/mine', 'List your open requests', {
    answer: jsonContent('Your open tickets, newest first.', z.array(ticketSchema)),
  }),
  ticketFilter: tickets.reads.post('/tickets/filter', 'List requests', {
    description:
      'Granters and administrators see the requests of the accounts they grant for; others their own.',
    json: ticketFilterSchema,
    answer: jsonContent('The tickets, newest first.', z.array(ticketSchema)),
  }),
  ticketGet: tickets.reads.get('/tickets/{ticketId}', 'Read a request', {
    answer: jsonContent('The ticket.', ticketSchema),
  }),
  ticketCreate: tickets.writes.post('/tickets', 'File a request', {
    description:
      'For yourself, or, as a granter or administrator, on behalf of somebody else. It refuses a second open request for the same thing.',
    json: ticketDraftSchema,
    answer: jsonContent('The ticket as it was filed.', ticketSchema),
  }),
  ticketRegisterAction: tickets.writes.post('/tickets/action', 'Approve, pass on or reject a request', {
    description: 'Only granters and administrators of its account, and only while it is open or passed on.',
    json: z
      .object({ ticketId: z.string(), note: z.string(), action: ticketActionSchema })
      .openapi('TicketActionRegistration'),
    answer: jsonContent('The ticket after it.', ticketSchema),
  }),
  ticketDelete: tickets.writes.delete('/tickets/{ticketId}', 'Delete a request', {
    description: 'Your own while it is open; any as an administrator of the maker.',
    answer: jsonContent('The ticket that is gone.', ticketSchema),
  }),
};

import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '../answers.ts';
import { timeSchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

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

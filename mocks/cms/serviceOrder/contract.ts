import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
import { deviceTypeSchema, productFamilySchema, timeSchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

const orderedFirmwareSchema = z
  .object({
    firmwareType: z.string().openapi({ example: 'APP' }),
    productFamily: productFamilySchema,
    deviceType: deviceTypeSchema,
    name: z.string().openapi({ example: 'G6_CU' }),
    version: z.string().openapi({ example: '3.5' }),
  })
  .openapi('OrderedFirmware');

const serviceOrderSchema = z
  .object({
    id: z.string(),
    serviceOrderType: z.string().openapi({ example: 'FIRMWARE_UPDATE' }),
    note: z.string(),
    serialNumbers: z.array(z.string()).openapi({ description: 'Those of the products that are in it.' }),
    serialNumbersToAdd: z.array(z.string()).openapi({ description: 'Those that wait to be put in.' }),
    serialNumbersToRemove: z.array(z.string()).openapi({ description: 'Those that wait to be taken out.' }),
    configurationIds: z.array(z.string()).openapi({ description: 'The configurations of its products.' }),
    serviceOrderState: z
      .string()
      .openapi({ example: 'PENDING', description: 'PENDING, IN_PROGRESS, FULFILLED or REJECTED.' }),
    lastStateChange: timeSchema,
    created: timeSchema.optional(),
    createdBy: z.string(),
    firmware: orderedFirmwareSchema.nullable().optional(),
  })
  .openapi('ServiceOrder');
export type ServiceOrder = z.infer<typeof serviceOrderSchema>;

const newServiceOrderSchema = z
  .object({
    note: z.string().default(''),
    serialNumbersToAdd: z.array(z.string()).default([]),
    firmware: orderedFirmwareSchema
      .nullable()
      .optional()
      .openapi({ description: 'The firmware a FIRMWARE_UPDATE brings; nothing for other types.' }),
  })
  .openapi('NewServiceOrder');
export type NewServiceOrder = z.infer<typeof newServiceOrderSchema>;

const changeSchema = z
  .object({
    note: z.string().optional(),
    serialNumbersToAdd: z.array(z.string()).optional(),
    serialNumbersToRemove: z.array(z.string()).optional(),
  })
  .openapi('ServiceOrderChange', { description: 'Exactly one of the three.' });

const reads = objectGoverned('Service orders', 'SERVICE_ORDER', 'READ');
const writes = objectGoverned('Service orders', 'SERVICE_ORDER', 'WRITE');
const byId = z.object({ id: z.string() });
const theOrder = json('The service order.', serviceOrderSchema);

export const serviceOrderGetAll = reads.get('/serviceorder/all', {
  summary: 'List the service orders',
  answer: json('The service orders, last changed first.', z.array(serviceOrderSchema)),
});

export const serviceOrderGet = reads.get('/serviceorder/{id}', {
  summary: 'Read a service order',
  request: { params: byId },
  answer: theOrder,
});

export const serviceOrderCreate = writes.post('/serviceorder/{type}', {
  summary: 'Create a service order',
  request: {
    params: z.object({ type: z.string().openapi({ example: 'FIRMWARE_UPDATE' }) }),
    body: body(newServiceOrderSchema),
  },
  answer: theOrder,
});

export const serviceOrderUpdate = writes.put('/serviceorder/{id}', {
  summary: 'Change the note of a service order, put products in, or take products out',
  description: 'Only while it is PENDING.',
  request: { params: byId, body: body(changeSchema) },
  answer: theOrder,
});

export const serviceOrderDelete = writes.delete('/serviceorder/{id}', {
  summary: 'Delete a service order',
  description: 'Only while it is PENDING.',
  request: { params: byId },
  answer: json('The service order that is gone.', serviceOrderSchema),
});

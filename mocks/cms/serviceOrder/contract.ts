import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
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
const theOrder = { 200: json('The service order.', serviceOrderSchema), ...refusals };

export const serviceOrderGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/serviceorder/all',
  operationId: 'serviceOrderGetAll',
  summary: 'List the service orders',
  responses: {
    200: json('The service orders, last changed first.', z.array(serviceOrderSchema)),
    ...refusals,
  },
});

export const serviceOrderGet = createRoute({
  ...reads,
  method: 'get',
  path: '/serviceorder/{id}',
  operationId: 'serviceOrderGet',
  summary: 'Read a service order',
  request: { params: byId },
  responses: theOrder,
});

export const serviceOrderCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/serviceorder/{type}',
  operationId: 'serviceOrderCreate',
  summary: 'Create a service order',
  request: {
    params: z.object({ type: z.string().openapi({ example: 'FIRMWARE_UPDATE' }) }),
    body: body(newServiceOrderSchema),
  },
  responses: theOrder,
});

export const serviceOrderUpdate = createRoute({
  ...writes,
  method: 'put',
  path: '/serviceorder/{id}',
  operationId: 'serviceOrderUpdate',
  summary: 'Change the note of a service order, put products in, or take products out',
  description: 'Only while it is PENDING.',
  request: { params: byId, body: body(changeSchema) },
  responses: theOrder,
});

export const serviceOrderDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/serviceorder/{id}',
  operationId: 'serviceOrderDelete',
  summary: 'Delete a service order',
  description: 'Only while it is PENDING.',
  request: { params: byId },
  responses: { 200: json('The service order that is gone.', serviceOrderSchema), ...refusals },
});

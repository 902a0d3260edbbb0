import { z } from '@hono/zod-openapi';
import { jsonContent, deviceTypeSchema, productFamilySchema, timeSchema } from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  changeServiceOrder,
  createServiceOrderFromDto,
  deleteServiceOrder,
  findServiceOrder,
  listServiceOrders,
} from './rules.ts';

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

const reads = createObjectOperations('Service orders', 'SERVICE_ORDER', 'READ');
const writes = createObjectOperations('Service orders', 'SERVICE_ORDER', 'WRITE');
const theOrder = jsonContent('The service order.', serviceOrderSchema);

const serviceOrderOperations = {
  serviceOrderGetAll: reads.get('/serviceorder/all', 'List the service orders', {
    answer: jsonContent('The service orders, last changed first.', z.array(serviceOrderSchema)),
  }),
  serviceOrderGet: reads.get('/serviceorder/{id}', 'Read a service order', { answer: theOrder }),
  serviceOrderCreate: writes.post('/serviceorder/{type}', 'Create a service order', {
    params: { type: z.string().openapi({ example: 'FIRMWARE_UPDATE' }) },
    json: newServiceOrderSchema,
    answer: theOrder,
  }),
  serviceOrderUpdate: writes.put(
    '/serviceorder/{id}',
    'Change the note of a service order, put products in, or take products out',
    { description: 'Only while it is PENDING.', json: changeSchema, answer: theOrder },
  ),
  serviceOrderDelete: writes.delete('/serviceorder/{id}', 'Delete a service order', {
    description: 'Only while it is PENDING.',
    answer: jsonContent('The service order that is gone.', serviceOrderSchema),
  }),
};

function serviceOrderRoutes(cms: CmsContext): OperationHandlers<typeof serviceOrderOperations> {
  return {
    serviceOrderGetAll: ({ caller }) => listServiceOrders(cms, caller),
    serviceOrderGet: ({ caller, param }) => findServiceOrder(cms, caller, param.id),
    serviceOrderCreate: ({ caller, param, json }) => createServiceOrderFromDto(cms, caller, param.type, json),
    serviceOrderUpdate: ({ caller, param, json }) => changeServiceOrder(cms, caller, param.id, json),
    serviceOrderDelete: ({ caller, param }) => deleteServiceOrder(cms, caller, param.id),
  };
}

export const serviceOrderModule = createApiModule(serviceOrderOperations, serviceOrderRoutes);

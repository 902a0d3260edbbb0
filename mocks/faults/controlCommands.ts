import * as z from 'zod';
import {
  type StatusBoard,
  incidentUpdateSchema,
  maintenanceUpdateSchema,
  newIncidentSchema,
  newMaintenanceSchema,
} from '../status/statusBoard.ts';
import type { FaultInjector } from './faultInjector.ts';
import { newFaultRuleSchema } from './faultRule.ts';

export const controlPagePath = '/stand-ins';

export type ControlTargets = {
  readonly faults: FaultInjector;
  readonly board: StatusBoard;
  readonly expireTokens: () => void;
  readonly endQuoteSessions: () => void;
  readonly finishGenerations: () => void;
  readonly advanceOrders: (hours: number) => void;
  readonly resetData: () => void;
};

export type ControlCommand = (controlled: ControlTargets, input: unknown) => unknown;

const command =
  <Input>(
    schema: z.ZodType<Input>,
    run: (controlled: ControlTargets, input: Input) => unknown,
  ): ControlCommand =>
  (controlled, input) =>
    run(controlled, schema.parse(input));

const nothing = z.looseObject({});
const oneRule = z.object({ id: z.coerce.number() });
const someHours = z.object({ hours: z.coerce.number().positive().max(1000) });
const manyRules = z.object({ rules: z.array(newFaultRuleSchema) });

export const controlCommands: Readonly<Record<string, ControlCommand>> = {
  'rules/add': command(newFaultRuleSchema, ({ faults }, rule) => faults.add(rule)),
  'rules/replace': command(manyRules, ({ faults }, { rules }) => {
    faults.clear();
    return rules.map((rule) => faults.add(rule));
  }),
  'rules/remove': command(oneRule, ({ faults }, { id }) => faults.remove(id)),
  'rules/clear': command(nothing, ({ faults }) => faults.clear()),
  'tokens/expire': command(nothing, ({ expireTokens }) => expireTokens()),
  'quoteSessions/end': command(nothing, ({ endQuoteSessions }) => endQuoteSessions()),
  'generations/finish': command(nothing, ({ finishGenerations }) => finishGenerations()),
  'orders/advance': command(someHours, ({ advanceOrders }, { hours }) => advanceOrders(hours)),
  'incidents/declare': command(newIncidentSchema, ({ board }, incident) => board.declareIncident(incident)),
  'incidents/update': command(incidentUpdateSchema, ({ board }, update) => board.updateIncident(update)),
  'maintenances/schedule': command(newMaintenanceSchema, ({ board }, maintenance) =>
    board.scheduleMaintenance(maintenance),
  ),
  'maintenances/update': command(maintenanceUpdateSchema, ({ board }, update) =>
    board.updateMaintenance(update),
  ),
  'status/clear': command(nothing, ({ board }) => board.clear()),
  'data/reset': command(nothing, ({ resetData }) => resetData()),
};

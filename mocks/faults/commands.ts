import * as z from 'zod';
import {
  type StatusBoard,
  incidentUpdate,
  maintenanceUpdate,
  newIncident,
  newMaintenance,
} from '../status/statusBoard.ts';
import type { Faults } from './faults.ts';
import { newRule } from './rule.ts';

export const controlPath = '/stand-ins';

export type Controlled = {
  readonly faults: Faults;
  readonly board: StatusBoard;
  readonly expireTokens: () => void;
  readonly endQuoteSessions: () => void;
  readonly finishGenerations: () => void;
  readonly advanceOrders: (hours: number) => void;
  readonly resetData: () => void;
};

export type Command = (controlled: Controlled, input: unknown) => unknown;

const command =
  <Input>(schema: z.ZodType<Input>, run: (controlled: Controlled, input: Input) => unknown): Command =>
  (controlled, input) =>
    run(controlled, schema.parse(input));

const nothing = z.looseObject({});
const oneRule = z.object({ id: z.coerce.number() });
const someHours = z.object({ hours: z.coerce.number().positive().max(1000) });
const manyRules = z.object({ rules: z.array(newRule) });

export const commands: Readonly<Record<string, Command>> = {
  'rules/add': command(newRule, ({ faults }, rule) => faults.add(rule)),
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
  'incidents/declare': command(newIncident, ({ board }, incident) => board.declareIncident(incident)),
  'incidents/update': command(incidentUpdate, ({ board }, update) => board.updateIncident(update)),
  'maintenances/schedule': command(newMaintenance, ({ board }, maintenance) =>
    board.scheduleMaintenance(maintenance),
  ),
  'maintenances/update': command(maintenanceUpdate, ({ board }, update) => board.updateMaintenance(update)),
  'status/clear': command(nothing, ({ board }) => board.clear()),
  'data/reset': command(nothing, ({ resetData }) => resetData()),
};

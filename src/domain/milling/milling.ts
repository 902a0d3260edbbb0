import * as z from 'zod/mini';
import { createFormSchema } from '../words/createFormSchema.ts';
import { allowedDecision, createRefusal, type Decision } from '../access/decision.ts';
import { createWordMatcher } from '../words/search.ts';

/** States of a macro version that can be set; a back end may send others, which are shown as they are. */
export const macroVersionStates = ['ACTIVE', 'INACTIVE'] as const;
export type MacroVersionState = (typeof macroVersionStates)[number];

const isMacroVersionState = (state: string): state is MacroVersionState =>
  macroVersionStates.some((known) => known === state);

export type MacroVersion = {
  readonly id: string;
  readonly revision: string;
  readonly main: string;
  readonly machineId: string;
  readonly state: string;
};

export type Macro = {
  readonly id: string;
  readonly name: string;
  readonly partNumbers: readonly string[];
  readonly versions: readonly MacroVersion[];
};

const required =
  <Field extends string>(field: Field, message: string) =>
  (values: Readonly<Record<Field, string>>): string | undefined =>
    values[field].trim() === '' ? message : undefined;

const named = () =>
  createFormSchema({ name: z.string(), note: z.string() }, { name: required('name', 'A name is required') });

export const machineFormSchema = named();
export type MachineFormValues = z.infer<typeof machineFormSchema>;

export const macroFormSchema = named();

const machineRequired = required('machineId', 'A milling machine is required');

export const macroVersionFormSchema = createFormSchema(
  { revision: z.string(), machineId: z.string(), state: z.string(), main: z.string() },
  {
    revision: required('revision', 'A revision is required'),
    machineId: machineRequired,
    main: required('main', 'The text of the macro is required'),
  },
);
export type MacroVersionFormValues = z.infer<typeof macroVersionFormSchema>;

export const pickMacroVersionFields = ({
  revision,
  machineId,
  state,
  main,
}: MacroVersionFormValues): MacroVersionFormValues => ({
  revision,
  machineId,
  state,
  main,
});

export const millingSettingsFormSchema = createFormSchema(
  { machineId: z.string() },
  { machineId: machineRequired },
);
export type MillingSettingsFormValues = z.infer<typeof millingSettingsFormSchema>;

/**
 * Whether the state needs a call of its own before the update: always for ACTIVE, else when it changes.
 * Unknown states are never set.
 */
export const shouldSetMacroState = (before: string, after: string): after is MacroVersionState =>
  isMacroVersionState(after) && (after === 'ACTIVE' || after !== before);

export const listMacroStateChoices = (own: string): readonly string[] =>
  isMacroVersionState(own) || own === '' ? macroVersionStates : [...macroVersionStates, own];

export function getNextMacroRevision(versions: readonly MacroVersion[], machineId: string): string {
  const numbers = versions
    .filter((version) => version.machineId === machineId)
    .map((version) => Number.parseInt(version.revision, 10))
    .filter((number) => Number.isFinite(number));
  return String(Math.max(0, ...numbers) + 1);
}

export const filterMacrosByMachine = <Of extends Macro>(
  macros: readonly Of[],
  machineId: string,
): readonly Of[] =>
  macros.filter(({ versions }) => versions.some((version) => version.machineId === machineId));

export function checkMachineDeletion(macros: readonly Macro[] | undefined, machineId: string): Decision {
  if (!macros) return createRefusal('SUBJECT', 'It is not known which macros have versions for it.');
  const [first, ...others] = filterMacrosByMachine(macros, machineId);
  if (!first) return allowedDecision;
  return createRefusal('SUBJECT', machineInUse(first.name, others.length));
}

const machineInUse = (macro: string, others: number): string =>
  others === 0
    ? `${macro} has versions for it. Delete those first.`
    : `${macro} and ${others} more have versions for it. Delete those first.`;

export const checkMacroVersionDeletion = ({ state }: Pick<MacroVersion, 'state'>): Decision =>
  state === 'ACTIVE' ? createRefusal('STATE', 'Make it inactive first.') : allowedDecision;

export function groupMacrosByPart<Of extends Macro>(
  macros: readonly Of[],
): ReadonlyMap<string, readonly Of[]> {
  const byPart = new Map<string, Of[]>();
  for (const macro of macros) {
    for (const partNumber of macro.partNumbers) {
      const known = byPart.get(partNumber);
      if (known) known.push(macro);
      else byPart.set(partNumber, [macro]);
    }
  }
  return byPart;
}

export type MillingPartFilter = 'ALL' | 'WITH' | 'WITHOUT';

type MillingPart = { readonly partNumber: string; readonly label?: string | null };
type MillingPartQuery = { readonly search: string; readonly filter: MillingPartFilter };

export function isMatchingMillingPart(
  { partNumber, label }: MillingPart,
  byPart: ReadonlyMap<string, readonly Macro[]>,
  { search, filter }: MillingPartQuery,
): boolean {
  const own = byPart.get(partNumber) ?? [];
  if (filter !== 'ALL' && (filter === 'WITH') !== own.length > 0) return false;
  return createWordMatcher(search)(partNumber, label, ...own.map(({ name }) => name));
}

type NamesMachine = {
  readonly machineId?: string | null;
  readonly millingMachine?: string | { readonly id?: string | null } | null;
};

export function getMillingMachineId({ machineId, millingMachine }: NamesMachine): string | undefined {
  const machine = typeof millingMachine === 'string' ? millingMachine : millingMachine?.id;
  return machineId || machine || undefined;
}

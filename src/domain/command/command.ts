export const commandCatalogues = ['MOD', 'SYS', 'COM', 'RX', 'TX', 'SET1', 'SET2', 'SET3'] as const;
export type CommandCatalogue = (typeof commandCatalogues)[number];

export const commandStates = ['ACTIVE', 'INACTIVE'] as const;
export type CommandState = (typeof commandStates)[number];

export const argumentTypes = ['NONE', 'NUMBER', 'STRING', 'OPTIONAL_STRING', 'OPTIONAL_NUMBER'] as const;
export type ArgumentType = (typeof argumentTypes)[number];

/** Range of firmware versions that know a command, both ends included; without an end up to the newest. */
export type FirmwareInfo = {
  readonly productFamily: string;
  readonly deviceType: string;
  readonly firmwareName: string;
  readonly fromVersion: string;
  readonly toVersion: string | null;
};

export type Command = {
  readonly catalogue: string;
  readonly name: string;
  readonly commandClass: string;
  readonly commandState: string;
  readonly argumentTypes: readonly string[];
  readonly description: string;
  readonly firmwareInfos: readonly FirmwareInfo[];
};

export const isCommandCatalogue = (text: string): text is CommandCatalogue =>
  commandCatalogues.some((catalogue) => catalogue === text);

/** Command classes in ascending order; the one between ADVANCED and DEVELOPER is the product code. */
export const listCommandClasses = (productCode: string): readonly string[] => [
  'BASIC',
  'ADVANCED',
  productCode,
  'DEVELOPER',
  'PROTO_TYPE',
];

const classTexts: Readonly<Record<string, string>> = {
  BASIC: 'Basic',
  ADVANCED: 'Advanced',
  DEVELOPER: 'Developer',
  PROTO_TYPE: 'Prototype',
};

export const formatCommandClass = (commandClass: string): string => classTexts[commandClass] ?? commandClass;

const argumentTexts: Record<ArgumentType, string> = {
  NONE: 'no argument',
  NUMBER: 'number',
  STRING: 'text',
  OPTIONAL_STRING: 'text, optional',
  OPTIONAL_NUMBER: 'number, optional',
};

export const isArgumentType = (text: string): text is ArgumentType =>
  argumentTypes.some((type) => type === text);

export const formatArgumentType = (type: string): string =>
  isArgumentType(type) ? argumentTexts[type] : type;

export const isOptionalArgumentType = (type: string): boolean =>
  type === 'NONE' || type.startsWith('OPTIONAL_');

export const isNumericArgumentType = (type: string): boolean =>
  type === 'NUMBER' || type === 'OPTIONAL_NUMBER';

export const formatCommand = ({ catalogue, name }: Pick<Command, 'catalogue' | 'name'>): string =>
  `${catalogue}:${name}`;

/** A command with its arguments, "RX:STOP <number> [text]"; optional ones are in brackets. */
export const formatSignature = (command: Command): string =>
  [
    formatCommand(command),
    ...listArgumentTypes(command).map((type) =>
      isOptionalArgumentType(type)
        ? `[${isNumericArgumentType(type) ? 'number' : 'text'}]`
        : `<${isNumericArgumentType(type) ? 'number' : 'text'}>`,
    ),
  ].join(' ');

export const listArgumentTypes = ({
  argumentTypes: types,
}: Pick<Command, 'argumentTypes'>): readonly string[] => types.filter((type) => type !== 'NONE');

export function validateArgumentTypes(types: readonly string[]): string | undefined {
  if (types.includes('NONE') && types.length > 1) return 'No argument stands alone';
  const firstOptional = types.findIndex(isOptionalArgumentType);
  const isBefore =
    firstOptional >= 0 && types.slice(firstOptional).some((type) => !isOptionalArgumentType(type));
  return isBefore ? 'Optional arguments come last' : undefined;
}

export function validateCommandName(name: string): string | undefined {
  if (name.trim() === '') return 'A name is required';
  return /^[A-Z][A-Z0-9_]{0,31}$/.test(name.trim())
    ? undefined
    : 'A name is a capital letter, then at most 31 capital letters, digits and underscores';
}

import {
  commandCatalogues,
  listCommandClasses,
  type ArgumentType,
  type Command,
  type CommandCatalogue,
  type FirmwareInfo,
} from '../../src/domain/command/command.ts';
import { deviceTypes, productFamilies } from '../../src/domain/product/families.ts';
import { createRandom, type RandomSequence } from '../factory/random.ts';
import commandNames from './commandNames.json' with { type: 'json' };
import { seedFirmwareVersions } from './firmware.ts';

/**
 * Commands of a catalogue, one per line: name, arguments (n number, s text, capital if optional, - none),
 * class (b basic, a advanced, m maker, d developer, p prototype) and description. A name that ends in *
 * stands for those numbered 1 to 4.
 */
const { SET, ...others } = commandNames;
const linesOf: Readonly<Record<CommandCatalogue, readonly string[]>> = {
  ...others,
  SET1: SET,
  SET2: SET,
  SET3: SET,
};

const types: Readonly<Record<string, ArgumentType>> = {
  '-': 'NONE',
  n: 'NUMBER',
  s: 'STRING',
  N: 'OPTIONAL_NUMBER',
  S: 'OPTIONAL_STRING',
};

const classLetters = 'bamdp';

const firstVersions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  b: ['1.4'],
  a: ['1.4', '2.0', '2.9', '2.10'],
  m: ['2.0', '2.10', '3.0'],
  d: ['1.4', '2.9', '3.1', '3.2'],
  p: ['3.3', '3.4', '3.5', '3.6'],
};

/**
 * Application firmware that supports a command: receivers have no TX commands, transmitters no RX commands.
 */
function infosOf(
  catalogue: string,
  letter: string,
  isOld: boolean,
  random: RandomSequence,
): readonly FirmwareInfo[] {
  const devices = deviceTypes.filter(
    (type) => !(catalogue === 'TX' && type === 'CU') && !(catalogue === 'RX' && type === 'PCU'),
  );
  const fromVersion = random.pick(firstVersions[letter] ?? [seedFirmwareVersions[0]]);
  const families = productFamilies.filter(
    (family) => letter === 'b' || (letter === 'p' ? family === 'G6' || family === 'P6' : random.next() < 0.8),
  );
  return families.flatMap((productFamily) =>
    devices.map((deviceType) => ({
      productFamily,
      deviceType,
      firmwareName: `${productFamily}_${deviceType}`,
      fromVersion,
      toVersion: isOld ? '3.2' : null,
    })),
  );
}

function commandsOf(catalogue: Command['catalogue'], line: string, productCode: string): readonly Command[] {
  const [, named = '', letters = '', letter = '', description = ''] =
    /^(\S+)\s+(\S+)\s+(\w)\s+(.*)$/.exec(line) ?? [];
  const names = named.endsWith('*') ? [1, 2, 3, 4].map((n) => `${named.slice(0, -1)}${n}`) : [named];
  return names.map((name) => {
    const random = createRandom(`command/${catalogue}/${name}`);
    const isOld = 'ad'.includes(letter) && random.next() < 0.2;
    return {
      catalogue,
      name,
      commandClass: listCommandClasses(productCode)[classLetters.indexOf(letter)] ?? 'BASIC',
      commandState: isOld ? 'INACTIVE' : 'ACTIVE',
      argumentTypes: letters.split('').map((each) => types[each] ?? 'STRING'),
      description,
      firmwareInfos: infosOf(catalogue, letter, isOld, random),
    };
  });
}

export const createCommands = (productCode: string): readonly Command[] =>
  commandCatalogues.flatMap((catalogue) =>
    linesOf[catalogue].flatMap((line) => commandsOf(catalogue, line, productCode)),
  );

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnvironmentValues, type EnvironmentValues } from '../../deploy/environment.ts';
import { createForeignMappingText } from '../foreign/foreignOperations.ts';
import { deviations, type Deviation } from '../foreign/foreignValues.ts';
import { seedScales, type SeedScale } from '../seed/seedStore.ts';
import { storeFileName } from './standIns.ts';

export const resolveFromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

export type CommandLine = {
  readonly port: number;
  readonly dataDir: string;
  readonly scale: SeedScale;
  readonly values: EnvironmentValues;
  readonly foreign: readonly Deviation[] | undefined;
};

/** File in the data folder that maps Portal's operations to those of the foreign API. */
export const foreignMappingFileName = 'foreignOperations.json';

const options = {
  port: { type: 'string' },
  data: { type: 'string', default: resolveFromRoot('.data') },
  scale: { type: 'string', default: 'default' },
  reset: { type: 'boolean', default: false },
  foreign: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const help = `Options
  --port N       listens on port N
  --data DIR     keeps the data in DIR (.data)
  --scale S      seeds an empty store small, default or large
  --reset        throws the data away first
  --foreign      presents the CMS as another maker's, and writes its mapping file into DIR`;

/**
 * Parses the command line, and executes `--reset`; undefined if only help was printed. Throws with a one-line
 * message.
 */
export function readCommandLine(args: readonly string[], defaultPort: number): CommandLine | undefined {
  const { port, data, scale, reset, foreign, help: asked } = parseArgs({ args: [...args], options }).values;
  if (asked) {
    console.log(help);
    return undefined;
  }
  const known = seedScales.find((name) => name === scale);
  if (!known) throw new Error(`--scale is one of ${seedScales.join(', ')}, not ${scale}`);
  const number = Number(port ?? defaultPort);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`--port is no port: ${port}`);
  if (reset) removeData(data);
  if (foreign) {
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, foreignMappingFileName), createForeignMappingText());
  }
  return {
    port: number,
    dataDir: data,
    scale: known,
    values: readEnvironmentValues(valuesFile()),
    foreign: foreign ? deviations : undefined,
  };
}

const valuesFile = (): string =>
  existsSync(resolveFromRoot('.env')) ? resolveFromRoot('.env') : resolveFromRoot('.env.example');

/** Deletes the files of the store only, as the folder may contain others. */
function removeData(dataDir: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(dataDir, storeFileName + suffix), { force: true });
}

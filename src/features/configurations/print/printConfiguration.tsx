import type { Configuration } from '~/queries/configurations/configurations.ts';
import { printSheet } from '~/platform/printSheet.ts';
import { ConfigurationSheet } from './ConfigurationSheet.tsx';

/** Prints the sheet of a configuration at the revision it is given in. */
export function printConfiguration(configuration: Configuration): void {
  printSheet(<ConfigurationSheet configuration={configuration} printedAt={new Date().toISOString()} />);
}

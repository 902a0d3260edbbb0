import type { Command } from '~/domain/command/command.ts';
import { toCommandSearchParams, type CommandFilter } from '~/domain/command/listFilter.ts';
import { paths } from '~/paths.ts';

export const commandPath = (
  { catalogue, name }: Pick<Command, 'catalogue' | 'name'>,
  query: Readonly<Record<string, string | undefined>> = {},
): string => paths.command(catalogue, name, query);

/** Path of the filtered list; the catalogue is part of the path, the rest are search params. */
export const commandListPath = (filter: CommandFilter): string =>
  filter.catalogue === ''
    ? paths.commands(toCommandSearchParams(filter))
    : paths.command(filter.catalogue, undefined, toCommandSearchParams(filter));

export const newCommandPath = ({ catalogue }: CommandFilter): string =>
  paths.commands({ create: catalogue || 'RX' });

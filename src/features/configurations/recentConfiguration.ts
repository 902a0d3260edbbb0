import { accountLabel } from '~/domain/account/accounts.ts';
import type { RecentThing } from '~/domain/palette/recent.ts';
import { paths } from '~/paths.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';

/** A configuration among the things opened lately, to be come back to at its working revision. */
export const recentConfiguration = (row: ConfigurationRow): Omit<RecentThing, 'openedAt'> => ({
  address: paths.workingConfiguration(row.configurationId),
  title: row.configurationId,
  detail: configurationDetail(row),
});

export const configurationDetail = ({
  configurationName,
  configurationDescription,
  account,
}: ConfigurationRow): string =>
  [configurationName || configurationDescription, accountLabel(account).name].filter(Boolean).join(' · ');

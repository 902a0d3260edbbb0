import { config } from '~/config.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { exportConfiguration as begin } from '~/queries/files/releasePackage.ts';
import type { Me } from '~/session/me.ts';
import type { StartedJob } from '~/platform/jobs/jobs.ts';

/** Saves everything the person may see of a configuration as one archive. */
export const exportConfiguration = (configuration: Configuration, me: Me): StartedJob<void> =>
  begin(configuration, { units: me.units, productCode: config.productCode }, me.email);

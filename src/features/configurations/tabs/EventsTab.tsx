import { useMemo } from 'react';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { DeviceEvents } from '~/widgets/products/DeviceEvents.tsx';

type Props = { readonly configuration: Configuration };

export const EventsTab = ({ configuration }: Props) => (
  <Events configuration={configuration} errorsOnly={false} />
);

export const ErrorsTab = ({ configuration }: Props) => <Events configuration={configuration} errorsOnly />;

function Events({
  configuration: { configurationId },
  errorsOnly,
}: Props & { readonly errorsOnly: boolean }) {
  const scope = useMemo(() => ({ configurationId }), [configurationId]);
  return <DeviceEvents scope={scope} errorsOnly={errorsOnly} />;
}

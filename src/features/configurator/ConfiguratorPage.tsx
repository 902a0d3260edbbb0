import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { config } from '~/config.ts';
import { configuratorTexts } from '~/domain/words/texts/configurator.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { embedAddress } from '~/widgets/configurator/embedAddress.ts';
import { ExistingDesign } from './ExistingDesign.tsx';
import { NewDesign } from './NewDesign.tsx';
import { staysOpen } from './useLeaveQuestion.ts';

/** The 3D configurator: a new design, or that of the configuration in the address. */
export function Component(): ReactElement {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  /** The configuration that the design on the page has become; it goes on under its address. */
  const [made, setMade] = useState<{ readonly id: string; readonly search: string }>();
  if (embedAddress(config.configuratorUrl) === undefined) return <NotConnected />;
  const isMade = made !== undefined && made.id === id;
  if (id !== undefined && !isMade) return <ExistingDesign key={id} id={id} />;
  const search = isMade ? made.search : parameters.toString();
  const wanted = new URLSearchParams(search);
  return (
    <NewDesign
      key={search}
      wanted={{
        productFamily: wanted.get('productFamily') ?? '',
        accountNumber: wanted.get('accountNumber') ?? '',
      }}
      madeAs={isMade ? id : undefined}
      onMade={(configurationId) => {
        setMade({ id: configurationId, search });
        void navigate(paths.configurator(configurationId), { replace: true, state: staysOpen });
      }}
    />
  );
}

const NotConnected = (): ReactElement => (
  <EmptyState
    image={<IconPlugConnectedX size={26} />}
    title={configuratorTexts.notConnected}
    text={configuratorTexts.notConnectedText}
    action={<Link to={paths.configurations()}>{configuratorTexts.toList}</Link>}
  />
);

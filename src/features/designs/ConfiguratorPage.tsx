import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { config } from '~/config.ts';
import { resetDesignDraft, type DesignDraft } from '~/domain/design/designDraft.ts';
import { designTexts } from '~/domain/words/texts/designs.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { getEmbedScriptUrl } from '~/widgets/designs/loadEmbed.ts';
import { ExistingDesign } from './ExistingDesign.tsx';
import { NewDesign } from './NewDesign.tsx';
import { keepDesignOpenState } from './DesignLayout.tsx';

type Address = { readonly id: string | undefined; readonly search: string };

export function Component() {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const onward = useNavigateIfStillHere();
  /**
   * Configuration created by the first save. Its URL replaces the old one, while the design stays mounted.
   */
  const [made, setMade] = useState<{ readonly as: string; readonly from: Address }>();
  /** A draft to continue as a new design, and the URL at which it was offered. */
  const [renewed, setRenewed] = useState<{ readonly draft: DesignDraft; readonly from: Address }>();
  if (getEmbedScriptUrl(config.configuratorUrl) === undefined) return <NotConnected />;
  const isMade = made !== undefined && made.as === id;
  const begun = isMade ? made.from : { id, search: parameters.toString() };
  const design = {
    madeAs: isMade ? id : undefined,
    onMade: (configurationId: string): void => {
      if (configurationId === id) return;
      setMade({ as: configurationId, from: begun });
      void onward(paths.configurator(configurationId), { replace: true, state: keepDesignOpenState });
    },
    onRenew: (draft: DesignDraft) => setRenewed({ draft: resetDesignDraft(draft), from: begun }),
    onReadAnew: () => setMade(undefined),
  };
  if (renewed && renewed.from.id === begun.id && renewed.from.search === begun.search) {
    const { draft } = renewed;
    return <NewDesign key={draft.key} wanted={draft} draft={draft} {...design} />;
  }
  if (begun.id !== undefined) return <ExistingDesign key={begun.id} id={begun.id} {...design} />;
  const wanted = new URLSearchParams(begun.search);
  return (
    <NewDesign
      key={begun.search}
      wanted={{
        productFamily: wanted.get('productFamily')?.trim().toUpperCase() ?? '',
        accountNumber: wanted.get('accountNumber')?.trim() ?? '',
      }}
      {...design}
    />
  );
}

const NotConnected = () => (
  <EmptyState
    image={<IconPlugConnectedX size={26} />}
    title={designTexts.notConnected}
    text={designTexts.notConnectedText}
    action={<Link to={paths.configurations()}>{designTexts.toList}</Link>}
  />
);

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { Link, Navigate } from 'react-router';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { isPlaceholderState } from '~/domain/configuration/state.ts';
import { defaultFamily, isProductFamily } from '~/domain/product/families.ts';
import { createFieldReader } from '~/domain/quote/fields.ts';
import { getQuoteAccountNumber, getEntityName } from '~/domain/quote/facts.ts';
import { checkQuotesAccess } from '~/domain/quote/quotesAccess.ts';
import { getDesignProduct, toDesignSaveProgress } from '~/domain/design/savePlan.ts';
import type { DesignDraft, DesignReference } from '~/domain/design/designDraft.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { designTexts } from '~/domain/words/texts/designs.ts';
import { quoteDetailTexts } from '~/domain/words/texts/quotes.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { configurationQuery, type Configuration } from '~/queries/configurations/configurations.ts';
import {
  quoteConfigurationQuery,
  designQuoteQuery,
  isDesignFullyReadable,
} from '~/queries/designs/designQuote.ts';
import { isNotFoundError } from '~/queries/quotes/quotes.ts';
import { useMe } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { AreaAccessDenied } from '~/widgets/requests/RequestAccessButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { DesignLayout } from './DesignLayout.tsx';
import { type DesignCallbacks, type InitialDesign, useDesignStatus } from './useDesign.ts';
import { UnsavedDraftList } from './UnsavedDraftList.tsx';

type Props = DesignCallbacks & { readonly id: string };

const toQuoteNumber = (id: string): number | undefined => (/^\d{1,9}$/.test(id) ? Number(id) : undefined);

export function ExistingDesign(props: Props) {
  const { units } = useMe();
  const usageDecision = checkQuotesAccess(units);
  if (usageDecision.allowed) return <OpenedDesign {...props} />;
  const { id } = props;
  return (
    <AreaAccessDenied
      area="CONFIGURATOR"
      page={pages.configurator.title}
      reason={usageDecision.reason}
      way={
        toQuoteNumber(id) === undefined && (
          <Link to={paths.workingConfiguration(id)}>{designTexts.toConfiguration(id)}</Link>
        )
      }
    />
  );
}

function OpenedDesign({ id, ...making }: Props) {
  const read = useQuery(configurationQuery(id));
  // An open design stays on the page if its configuration is deleted meanwhile.
  const [opened, setOpened] = useState<Configuration>();
  if (read.data && read.data !== opened) setOpened(read.data);
  return (
    <QueryBoundary read={read} what={designTexts.configuration} waiting={<Waiting id={id} />}>
      {(answer) => {
        const data = answer ?? opened;
        if (data && hasQuote(data)) {
          return <DesignOfQuote id={id} quoteId={data.kbMaxQuoteId} configuration={data} {...making} />;
        }
        if (data) return <NotIn3D id={id} />;
        const quoteId = toQuoteNumber(id);
        if (quoteId !== undefined) return <DesignOfQuote id={id} quoteId={quoteId} {...making} />;
        return (
          <Gone
            image={<IconLock size={26} />}
            title={designTexts.unseen(id)}
            text={designTexts.unseenText}
            place={{ configurationId: id }}
            onRenew={making.onRenew}
          />
        );
      }}
    </QueryBoundary>
  );
}

type OfQuote = DesignCallbacks & {
  readonly id: string;
  readonly quoteId: number;
  readonly configuration?: Configuration;
};

function DesignOfQuote({ id, quoteId, configuration: known, ...making }: OfQuote) {
  const read = useQuery(designQuoteQuery(quoteId));
  const [loads, setLoads] = useState(0);
  // An open design stays on the page if its quote is deleted meanwhile.
  const [opened, setOpened] = useState<Quote>();
  const client = useQueryClient();
  const answer = read.isFetchedAfterMount ? read.data : undefined;
  if (answer && answer !== opened) setOpened(answer);
  const fresh = { ...read, data: answer ?? opened };
  const reload = async (): Promise<void> => {
    await client.refetchQueries({ queryKey: designQuoteQuery(quoteId).queryKey });
    setLoads((before) => before + 1);
  };
  return (
    <QueryBoundary
      read={fresh}
      what={designTexts.quote}
      waiting={<Waiting id={id} />}
      renderFailure={(error, onRetry) =>
        isNotFoundError(error) ? (
          <Gone
            title={quoteDetailTexts.gone(quoteId)}
            place={known ? { configurationId: id } : { quoteId }}
            onRenew={making.onRenew}
          />
        ) : (
          <ListError what={designTexts.quote} error={error} onRetry={onRetry} />
        )
      }
    >
      {(data) => {
        const design = { id, quote: data, configuration: known, onReload: () => void reload(), ...making };
        return known ? <OpenDesign key={loads} {...design} /> : <NumberedDesign key={loads} {...design} />;
      }}
    </QueryBoundary>
  );
}

/** A design opened by its quote number; redirects to the quote's configuration if there is one. */
function NumberedDesign(props: OpenProps) {
  // In state: the first save creates a configuration, which must not redirect the open design.
  const [asked] = useState(() => ({ quote: props.quote, accountNumber: subjectOf(props).customer.number }));
  const read = useQuery(quoteConfigurationQuery(asked.quote, asked.accountNumber));
  return (
    <QueryBoundary read={read} what={designTexts.configuration} waiting={<Waiting id={props.id} />}>
      {(found) =>
        found === null ? <OpenDesign {...props} /> : <Navigate to={paths.configurator(found)} replace />
      }
    </QueryBoundary>
  );
}

type OpenProps = DesignCallbacks & {
  readonly id: string;
  readonly quote: Quote;
  readonly configuration: Configuration | undefined;
  readonly onReload: () => void;
};

/** Family and customer, from the configuration if there is one, else from the quote. */
function subjectOf({
  quote: data,
  configuration: known,
}: OpenProps): Pick<InitialDesign, 'productFamily' | 'customer'> {
  const fields = createFieldReader(getDesignProduct(data)?.configuredProduct?.fields);
  const family = known?.productFamily ?? fields.text('productFamily');
  return {
    productFamily: isProductFamily(family) ? family : defaultFamily,
    customer: known
      ? { number: known.account.accountNumber, name: buildAccountLabel(known.account).name }
      : {
          number: getQuoteAccountNumber(data) || fields.text('accountNumber'),
          name: getEntityName(data.customer),
        },
  };
}

const placedAt = (known: Configuration | undefined): Parameters<typeof toDesignSaveProgress>[1] =>
  known
    ? {
        configurationId: known.configurationId,
        revision: getWorkingRevisionName(known),
        hasConfiguration: !isPlaceholderState(known.configurationState),
      }
    : {};

function OpenDesign(props: OpenProps) {
  const { id, quote: data, configuration: known, onReload, madeAs, onMade, onReadAnew, onRenew } = props;
  const [key] = useState(() => crypto.randomUUID());
  /** In state: newer data must not restart the open design. */
  const [opened] = useState(() => ({ quote: data, configuration: known }));
  const [draft, setDraft] = useState<DesignDraft>();
  const subject = subjectOf({ ...props, ...opened });
  const standing = useDesignStatus(subject, { quote: data, configuration: known }, madeAs);
  const place = placedAt(opened.configuration);
  const progress = toDesignSaveProgress(opened.quote, place);
  const start: InitialDesign = {
    key: draft?.key ?? key,
    ...subject,
    product: draft?.product ?? getDesignProduct(opened.quote)?.configuredProduct ?? undefined,
    progress: draft ? { ...draft.progress, ...place } : progress,
    changeDecision: standing.changeDecision,
    ...(draft && { draftFrom: draft.changedAt }),
  };
  if (!isDesignFullyReadable(opened.quote)) {
    const title = queryBoundaryTexts.notShown(designTexts.itself);
    return <ListError title={title} text={designTexts.notWhole} onRetry={onReload} />;
  }
  return (
    <DesignLayout
      key={start.key}
      start={start}
      title={<CopyableId id={madeAs ?? id} />}
      standing={standing}
      offersOf={{ ...place, quoteId: data.id, commits: progress.commits }}
      onSaved={onMade}
      onLoadTheirs={madeAs === undefined ? onReload : onReadAnew}
      onGoOn={(offer) => (offer.isNew ? onRenew(offer.draft) : setDraft(offer.draft))}
    />
  );
}

const Waiting = ({ id }: { readonly id: string }) => (
  <>
    <PageHeader
      trail={[{ label: designTexts.list, to: paths.configurations() }]}
      title={<CopyableId id={id} />}
    />
    <ListSkeleton rows={8} />
  </>
);

const NotIn3D = ({ id }: { readonly id: string }) => (
  <EmptyState
    isPage
    title={designTexts.notIn3D(id)}
    text={designTexts.notIn3DText}
    action={<Link to={paths.workingConfiguration(id)}>{designTexts.toConfiguration(id)}</Link>}
  />
);

type GoneProps = Pick<DesignCallbacks, 'onRenew'> &
  Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'image'> & { readonly place: DesignReference };

/** With the unsaved draft of the design, which can be continued as a new one. */
const Gone = ({ place, onRenew, ...words }: GoneProps) => (
  <>
    <UnsavedDraftList place={{ ...place, isGone: true }} onGoOn={({ draft }) => onRenew(draft)} />
    <EmptyState isPage {...words} action={<Link to={paths.configurations()}>{designTexts.toList}</Link>} />
  </>
);

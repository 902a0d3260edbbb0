import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Link, Navigate } from 'react-router';
import { refused, type Verdict } from '~/domain/access/verdict.ts';
import { accountLabel } from '~/domain/account/accounts.ts';
import { mayCreate3D } from '~/domain/configuration/creationPermission.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { isGenerating, isPlaceholder } from '~/domain/configuration/state.ts';
import { defaultFamily, isProductFamily } from '~/domain/product/families.ts';
import { readFields } from '~/domain/quote/fields.ts';
import { accountNumberOf, nameOf, quoteStateOf, stateNameOf } from '~/domain/quote/facts.ts';
import { quoteTakesDesign } from '~/domain/quote/permission.ts';
import { mayUseQuotes } from '~/domain/quote/quoting.ts';
import { shownState } from '~/domain/quote/quote.ts';
import { designedProduct, progressOf } from '~/domain/quote/savePlan.ts';
import type { DesignDraft } from '~/domain/quote/draft.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { workingRevisionName } from '~/domain/revision/revision.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import { configuratorTexts } from '~/domain/words/texts/configurator.ts';
import { quoteDetailTexts } from '~/domain/words/texts/quotes.ts';
import { paths } from '~/paths.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { configurationOfQuote } from '~/queries/designs/configurationOfQuote.ts';
import { designQuote } from '~/queries/designs/designQuote.ts';
import { isGone } from '~/queries/quotes/quotes.ts';
import { useActor, useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { ClosedArea } from '~/widgets/requests/ClosedArea.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { DesignRoom } from './DesignRoom.tsx';
import type { DesignMaking, DesignStart } from './designStart.ts';

/** The design of a configuration, or of a quote that has none yet, by the id in the address. */
export function ExistingDesign({ id, ...making }: { readonly id: string } & DesignMaking): ReactElement {
  const read = useQuery(configuration(id));
  return (
    <Answer read={read} what={configuratorTexts.configuration} waiting={<Waiting id={id} />}>
      {(data) => {
        if (data && hasQuote(data)) {
          return <DesignOfQuote id={id} quoteId={data.kbMaxQuoteId} configuration={data} {...making} />;
        }
        if (data) return <NotIn3D id={id} />;
        const quoteId = /^\d{1,9}$/.test(id) ? Number(id) : undefined;
        if (quoteId === undefined) return <Unseen id={id} />;
        return <DesignOfQuote id={id} quoteId={quoteId} {...making} />;
      }}
    </Answer>
  );
}

type OfQuote = DesignMaking & {
  readonly id: string;
  readonly quoteId: number;
  readonly configuration?: Configuration;
};

function DesignOfQuote({ id, quoteId, configuration: known, ...making }: OfQuote): ReactElement {
  const { units } = useMe();
  const mayUse = mayUseQuotes(units);
  const read = useQuery({ ...designQuote(quoteId), enabled: mayUse.allowed });
  const [loads, setLoads] = useState(0);
  const client = useQueryClient();
  if (!mayUse.allowed) {
    return (
      <ClosedArea
        area="CONFIGURATOR"
        title={configuratorTexts.mayNot}
        reason={mayUse.reason}
        way={
          known && <Link to={paths.workingConfiguration(id)}>{configuratorTexts.toConfiguration(id)}</Link>
        }
      />
    );
  }
  const fresh = { ...read, data: read.isFetchedAfterMount ? read.data : undefined };
  const reload = async (): Promise<void> => {
    await client.refetchQueries({ queryKey: designQuote(quoteId).queryKey });
    setLoads((before) => before + 1);
  };
  return (
    <Answer
      read={fresh}
      what={configuratorTexts.quote}
      waiting={<Waiting id={id} />}
      renderFailure={(error, onRetry) =>
        isGone(error) ? (
          <EmptyState
            isPage
            title={quoteDetailTexts.gone(quoteId)}
            action={<Link to={paths.configurations()}>{configuratorTexts.toList}</Link>}
          />
        ) : (
          <ListFailure what={configuratorTexts.quote} onRetry={onRetry} />
        )
      }
    >
      {(data) => {
        const design = { id, quote: data, configuration: known, onReload: () => void reload(), ...making };
        return known ? <OpenDesign key={loads} {...design} /> : <NumberedDesign key={loads} {...design} />;
      }}
    </Answer>
  );
}

/** The design of a quote that is opened by its number: that of its configuration, where it has one. */
function NumberedDesign(props: OpenProps): ReactElement {
  // As it was read: a first save makes its configuration, and the design stays on the page.
  const [asked] = useState(() => ({ quote: props.quote, accountNumber: subjectOf(props).customer.number }));
  const read = useQuery(configurationOfQuote(asked.quote, asked.accountNumber));
  return (
    <Answer read={read} what={configuratorTexts.configuration} waiting={<Waiting id={props.id} />}>
      {(found) =>
        found === null ? <OpenDesign {...props} /> : <Navigate to={paths.configurator(found)} replace />
      }
    </Answer>
  );
}

type OpenProps = DesignMaking & {
  readonly id: string;
  readonly quote: Quote;
  readonly configuration: Configuration | undefined;
  readonly onReload: () => void;
};

/** What a design is for, from its configuration, else from its quote. */
function subjectOf({
  quote: data,
  configuration: known,
}: OpenProps): Pick<DesignStart, 'productFamily' | 'customer'> {
  const fields = readFields(designedProduct(data)?.configuredProduct?.fields);
  const family = known?.productFamily ?? fields.text('productFamily');
  return {
    productFamily: isProductFamily(family) ? family : defaultFamily,
    customer: known
      ? { number: known.account.accountNumber, name: accountLabel(known.account).name }
      : { number: accountNumberOf(data) || fields.text('accountNumber'), name: nameOf(data.customer) },
  };
}

const placedAt = (known: Configuration | undefined): Parameters<typeof progressOf>[1] =>
  known
    ? {
        configurationId: known.configurationId,
        revision: workingRevisionName(known),
        hasConfiguration: !isPlaceholder(known.configurationState),
      }
    : {};

function OpenDesign(props: OpenProps): ReactElement {
  const { id, quote: data, configuration: known, onReload, madeAs, onMade, onReadAnew } = props;
  const actor = useActor();
  const [key] = useState(() => crypto.randomUUID());
  /** The design as it was read: what comes later is no reason to begin anew. */
  const [opened] = useState(() => ({ quote: data, configuration: known }));
  const [draft, setDraft] = useState<DesignDraft>();
  const stateName = stateNameOf(data.state);
  const subject = subjectOf({ ...props, ...opened });
  const state = known && shownState(known.configurationState, stateName);
  const generates = isGenerating(state ?? quoteStateOf(data));
  const mayMake = mayCreate3D(subject.productFamily, actor.units, subject.customer.number);
  const verdict: Verdict =
    known && state
      ? canOn(actor, 'CONFIGURE', { ...known, configurationState: state })
      : mayMake.allowed
        ? quoteTakesDesign(data)
        : mayMake;
  // That its files are being generated says more than the states in which it can be configured.
  const waits = generates && !verdict.allowed && verdict.rule === 'STATE';
  const mayChange = waits ? refused('STATE', configuratorTexts.beingGenerated) : verdict;
  const place = placedAt(opened.configuration);
  const start: DesignStart = {
    key: draft?.key ?? key,
    ...subject,
    product: draft?.product ?? designedProduct(opened.quote)?.configuredProduct ?? undefined,
    progress: draft ? { ...draft.progress, ...place } : progressOf(opened.quote, place),
    mayChange,
    ...(draft && { draftFrom: draft.changedAt }),
  };
  return (
    <DesignRoom
      key={start.key}
      start={start}
      title={<CopyableId id={madeAs ?? id} />}
      state={state && <StateLabel state={state} />}
      isGenerating={generates}
      offersOf={data.id}
      onSaved={onMade}
      onLoadTheirs={madeAs === undefined ? onReload : onReadAnew}
      onGoOn={setDraft}
    />
  );
}

/** The head of a page whose design is on its way, or waits for the sign-in of the quoting system. */
const Waiting = ({ id }: { readonly id: string }): ReactElement => (
  <>
    <PageHeader
      trail={[{ label: configuratorTexts.list, to: paths.configurations() }]}
      title={<CopyableId id={id} />}
    />
    <ListSkeleton rows={8} />
  </>
);

const NotIn3D = ({ id }: { readonly id: string }): ReactElement => (
  <EmptyState
    isPage
    title={configuratorTexts.notIn3D(id)}
    text={configuratorTexts.notIn3DText}
    action={<Link to={paths.workingConfiguration(id)}>{configuratorTexts.toConfiguration(id)}</Link>}
  />
);

const Unseen = ({ id }: { readonly id: string }): ReactElement => (
  <EmptyState
    isPage
    image={<IconLock size={26} />}
    title={configuratorTexts.unseen(id)}
    text={configuratorTexts.unseenText}
    action={<Link to={paths.configurations()}>{configuratorTexts.toList}</Link>}
  />
);

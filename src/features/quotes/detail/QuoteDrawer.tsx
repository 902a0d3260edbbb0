import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { fieldLabel, fieldText } from '~/domain/quote/comparison.ts';
import {
  accountNumberOf,
  assigneeOf,
  nameOf,
  priceOf,
  quoteStateOf,
  stateNameOf,
} from '~/domain/quote/facts.ts';
import { fieldValues } from '~/domain/quote/fields.ts';
import { quoteCurrency, quoteStateNameText } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { longDate } from '~/domain/words/dates.ts';
import { moneyText } from '~/domain/words/money.ts';
import { quoteDetailTexts, quotesPageTexts, quoteTexts } from '~/domain/words/texts/quotes.ts';
import { paths } from '~/paths.ts';
import { isGone, quote } from '~/queries/quotes/quotes.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { Answer } from '~/ui/Answer.tsx';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { useQuoteActions, type QuoteContext } from '../actions/useQuoteActions.ts';
import { isSignedOut } from '~/queries/quotes/signedOut.ts';
import { useConfigurationOfQuote, type ConfigurationOfQuote } from '../useConfigurationOfQuote.ts';
import { usePeople } from '../usePeople.ts';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuoteLogs } from './QuoteLogs.tsx';
import { QuotePicture } from './QuotePicture.tsx';
import { QuoteProducts } from './QuoteProducts.tsx';
import styles from './QuoteDrawer.module.css';

/** Time, in ms, that the drawer rests on a row before it is read whole: arrow keys may only be passing it. */
const rest = 120;

type HeadProps = Pick<QuoteContext, 'onward'> & { readonly id: number };

/** The quote the drawer is about: its name, its state, and its actions. */
export function QuoteHead({ id, onward }: HeadProps): ReactElement {
  const { data } = useQuery({ ...quote(id), enabled: false });
  if (!data) return <span className={styles.name}>{quoteTexts.quote(id)}</span>;
  return (
    <>
      <h2 className={`${styles.name} number`}>{data.name || quoteTexts.unnamed}</h2>
      <StateLabel state={quoteStateOf(data)} size="small" />
      <Actions quote={data} onward={onward} />
    </>
  );
}

function Actions({ quote: shown, onward }: Pick<QuoteContext, 'quote' | 'onward'>): ReactElement {
  const actions = useQuoteActions(shown, onward);
  return <ActionMenu label={quoteTexts.actionsOf(shown.name || quoteTexts.unnamed)} actions={actions} />;
}

/** The quote that is open beside the list, whole. */
export function QuoteBody({ id }: { readonly id: number }): ReactElement {
  const [rested] = useDebouncedValue(id, rest);
  const read = useQuery({ ...quote(id), enabled: rested === id });
  return (
    <Answer
      read={read}
      what={quoteDetailTexts.itself}
      waiting={<Loader label={quoteDetailTexts.reading(id)} />}
      renderFailure={(error, onRetry) => <Unread id={id} error={error} onRetry={onRetry} />}
    >
      {(shown) => <Details quote={shown} />}
    </Answer>
  );
}

type UnreadProps = { readonly id: number; readonly error: Error; readonly onRetry: () => void };

function Unread({ id, error, onRetry }: UnreadProps): ReactElement {
  if (isSignedOut(error)) {
    return (
      <EmptyState
        image={<IconKey size={26} />}
        title={quotesPageTexts.signedOut}
        action={
          <BusyButton busy={false} onClick={onRetry}>
            {quotesPageTexts.signIn}
          </BusyButton>
        }
      />
    );
  }
  if (isGone(error)) {
    return <EmptyState title={quoteDetailTexts.gone(id)} />;
  }
  return <ListFailure what={quoteDetailTexts.itself} error={error} onRetry={onRetry} />;
}

function Details({ quote: shown }: { readonly quote: Quote }): ReactElement {
  const price = priceOf(shown);
  const { nameOf: personOf } = usePeople();
  const assignee = assigneeOf(shown);
  const configured = useConfigurationOfQuote(shown);
  const customer = nameOf(shown.customer);
  const headers = Array.from(fieldValues(shown.headerValues?.fields));
  return (
    <div className={styles.details}>
      <p className={styles.price}>
        {price === undefined ? quoteTexts.noPrice : moneyText(price, shown.currency ?? quoteCurrency)}
      </p>
      <Ways quote={shown} configuration={configured} />
      {configured && <QuotePicture {...configured} />}
      <LabelValueTable
        rows={[
          { label: quoteTexts.customer, value: quoteTexts.typeOf([customer, accountNumberOf(shown)]) },
          { label: quoteTexts.owner, value: nameOf(shown.owner) },
          { label: quoteTexts.assignee, value: assignee === 0 ? quoteTexts.nobody : personOf(assignee) },
          { label: quoteTexts.description, value: shown.description },
          { label: quoteTexts.workflowState, value: quoteStateNameText(stateNameOf(shown.state)) },
          { label: quoteTexts.modified, value: longDate(shown.modifiedDate) },
        ]}
      />
      <QuoteProducts quote={shown} />
      <QuoteHistory quote={shown} />
      <section>
        <h3>{quoteTexts.headers}</h3>
        {headers.length === 0 ? (
          <p className={styles.soft}>{quoteDetailTexts.noHeaders}</p>
        ) : (
          <LabelValueTable
            rows={headers.map(([name, value]) => ({ label: fieldLabel(name), value: fieldText(value) }))}
          />
        )}
      </section>
      <QuoteLogs quote={shown} />
    </div>
  );
}

type WaysProps = { readonly quote: Quote; readonly configuration: ConfigurationOfQuote | undefined };

/** The ways from a quote to its configuration, where it has one, and to its design. */
function Ways({ quote: { id }, configuration }: WaysProps): ReactElement {
  return (
    <p className={styles.ways}>
      {configuration && (
        <Link
          to={
            configuration.revision === undefined
              ? paths.workingConfiguration(configuration.configurationId)
              : paths.configuration(configuration.configurationId, configuration.revision)
          }
        >
          {quoteDetailTexts.configuration(configuration.configurationId, configuration.revision)}
        </Link>
      )}
      <Link to={paths.configurator(configuration?.configurationId ?? String(id))}>
        {quoteDetailTexts.design}
      </Link>
    </p>
  );
}

import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { assigneeOf, priceOf, stateNameOf } from '~/domain/quote/facts.ts';
import { mayUseQuotes } from '~/domain/quote/quoting.ts';
import { quoteCurrency, quoteStateNameText } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { moneyText } from '~/domain/words/money.ts';
import { quoteBesideTexts } from '~/domain/words/texts/quoteBeside.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { quotePeople } from '~/queries/quotes/quotePeople.ts';
import { signInToCpq } from '~/session/cpqSession.ts';
import { useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useQuoteBeside } from './useQuoteBeside.ts';
import styles from './QuoteFacts.module.css';

/** The quote of a configuration made in 3D; without a session of the quoting system its number and the way to one. */
export function QuoteFacts({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const { kbMaxQuoteId: id } = configuration;
  const { units } = useMe();
  const isOpen = mayUseQuotes(units).allowed;
  const { read } = useQuoteBeside(configuration);
  const number = { label: quoteBesideTexts.number, value: <QuoteNumber id={id} isLink={isOpen} /> };
  if (!read) {
    return (
      <>
        <LabelValueTable rows={[number]} />
        {isOpen && <SignIn />}
      </>
    );
  }
  return (
    <Answer
      read={read}
      what={quoteBesideTexts.itself(id)}
      waiting={
        <>
          <LabelValueTable rows={[number]} />
          <Loader label={quoteBesideTexts.reading(id)} />
        </>
      }
    >
      {(quote) => <Facts quote={quote} number={number} />}
    </Answer>
  );
}

const QuoteNumber = ({ id, isLink }: { readonly id: number; readonly isLink: boolean }): ReactElement =>
  isLink ? (
    <Link className="number" to={paths.quotes({ quote: String(id) })}>
      {id}
    </Link>
  ) : (
    <span className="number">{id}</span>
  );

const SignIn = (): ReactElement => (
  <div className={styles.signIn}>
    <p>{quoteBesideTexts.signedOut}</p>
    <Button size="xs" variant="default" onClick={() => void signInToCpq()}>
      {quoteBesideTexts.signIn}
    </Button>
  </div>
);

function Facts({ quote, number }: { readonly quote: Quote; readonly number: LabelValue }): ReactElement {
  const price = priceOf(quote);
  return (
    <LabelValueTable
      rows={[
        number,
        { label: quoteBesideTexts.name, value: quote.name },
        { label: quoteBesideTexts.state, value: quoteStateNameText(stateNameOf(quote.state)) },
        {
          label: quoteBesideTexts.price,
          value: price !== undefined && (
            <span className="number">{moneyText(price, quote.currency ?? quoteCurrency)}</span>
          ),
        },
        { label: quoteBesideTexts.assignee, value: useAssignee(quote) },
      ]}
    />
  );
}

function useAssignee(quote: Quote): string {
  const id = assigneeOf(quote);
  const { data: people } = useQuery({ ...quotePeople('NEVER'), enabled: id !== 0 });
  if (id === 0) return quoteBesideTexts.nobody;
  return people?.find((person) => person.id === id)?.name ?? quoteBesideTexts.person(id);
}

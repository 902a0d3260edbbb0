import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconKey, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatFieldLabel, formatFieldValue } from '~/domain/quote/comparison.ts';
import {
  getQuoteAccountNumber,
  getAssigneeId,
  getEntityName,
  getQuotePrice,
  getQuoteState,
  getQuoteStateName,
} from '~/domain/quote/facts.ts';
import { toFieldMap } from '~/domain/quote/fields.ts';
import { quoteCurrency, formatQuoteStateName } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { formatMoney } from '~/domain/words/money.ts';
import {
  quoteDetailTexts,
  quotesPageTexts,
  quoteTexts,
  quoteActionTexts,
  quoteQuestionTexts,
} from '~/domain/words/texts/quotes.ts';
import { paths } from '~/paths.ts';
import { isNotFoundError, quoteQuery, deleteQuoteLogMutation } from '~/queries/quotes/quotes.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import {
  useQuoteActions,
  useQuoteConfiguration,
  type QuoteActionContext,
  type QuoteConfiguration,
} from '../actions/useQuoteActions.ts';
import { isCpqSignedOutError } from '~/queries/quotes/isCpqSignedOutError.ts';
import { useQuotePeople } from '../useQuoteRows.ts';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuoteProducts } from './QuoteProducts.tsx';
import { checkQuoteAction } from '~/domain/quote/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { useMe } from '~/session/me.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { getPlaceholderDrawing, findPictureDevice } from '~/domain/product/deviceShape.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import styles from './QuoteDrawer.module.css';

/** Delay in ms before the drawer fetches a quote, so that arrow keys can pass rows without a request. */
const rest = 120;

type HeadProps = Pick<QuoteActionContext, 'onward'> & { readonly id: number };

export function QuoteDrawerHeader({ id, onward }: HeadProps) {
  const { data } = useQuery({ ...quoteQuery(id), enabled: false });
  if (!data) return <span className={styles.name}>{quoteTexts.quote(id)}</span>;
  return (
    <>
      <h2 className={`${styles.name} number`}>{data.name || quoteTexts.unnamed}</h2>
      <StateLabel state={getQuoteState(data)} size="small" />
      <Actions quote={data} onward={onward} />
    </>
  );
}

function Actions({ quote: shown, onward }: Pick<QuoteActionContext, 'quote' | 'onward'>) {
  const actions = useQuoteActions(shown, onward);
  return <ActionMenu label={quoteTexts.actionsOf(shown.name || quoteTexts.unnamed)} actions={actions} />;
}

export function QuoteDrawerBody({ id }: { readonly id: number }) {
  const [rested] = useDebouncedValue(id, rest);
  const read = useQuery({ ...quoteQuery(id), enabled: rested === id });
  return (
    <QueryBoundary
      read={read}
      what={quoteDetailTexts.itself}
      waiting={<Loader label={quoteDetailTexts.reading(id)} />}
      renderFailure={(error, onRetry) => <Unread id={id} error={error} onRetry={onRetry} />}
    >
      {(shown) => <Details quote={shown} />}
    </QueryBoundary>
  );
}

type UnreadProps = { readonly id: number; readonly error: Error; readonly onRetry: () => void };

function Unread({ id, error, onRetry }: UnreadProps) {
  if (isCpqSignedOutError(error)) {
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
  if (isNotFoundError(error)) return <EmptyState title={quoteDetailTexts.gone(id)} />;
  return <ListError what={quoteDetailTexts.itself} error={error} onRetry={onRetry} />;
}

function Details({ quote: shown }: { readonly quote: Quote }) {
  const price = getQuotePrice(shown);
  const { nameOf: personOf } = useQuotePeople();
  const assignee = getAssigneeId(shown);
  const configured = useQuoteConfiguration(shown);
  const customer = getEntityName(shown.customer);
  const headers = Array.from(toFieldMap(shown.headerValues?.fields));
  return (
    <div className={styles.details}>
      <p className={styles.price}>
        {price === undefined ? quoteTexts.noPrice : formatMoney(price, shown.currency ?? quoteCurrency)}
      </p>
      <Ways quote={shown} configuration={configured} />
      {configured && <QuotePicture {...configured} />}
      <LabelValueTable
        rows={[
          { label: quoteTexts.customer, value: quoteTexts.typeOf([customer, getQuoteAccountNumber(shown)]) },
          { label: quoteTexts.owner, value: getEntityName(shown.owner) },
          { label: quoteTexts.assignee, value: assignee === 0 ? quoteTexts.nobody : personOf(assignee) },
          { label: quoteTexts.description, value: shown.description },
          { label: quoteTexts.workflowState, value: formatQuoteStateName(getQuoteStateName(shown.state)) },
          { label: quoteTexts.modified, value: formatLongDate(shown.modifiedDate) },
        ]}
      />
      <QuoteProducts quote={shown} />
      <QuoteHistory quote={shown} />
      <section>
        <h3>{quoteTexts.headers}</h3>
        {headers.length === 0 ? (
          <p className="note">{quoteDetailTexts.noHeaders}</p>
        ) : (
          <LabelValueTable
            rows={headers.map(([name, value]) => ({
              label: formatFieldLabel(name),
              value: formatFieldValue(value),
            }))}
          />
        )}
      </section>
      <QuoteLogs quote={shown} />
    </div>
  );
}

type WaysProps = { readonly quote: Quote; readonly configuration: QuoteConfiguration | undefined };

const Ways = ({ quote: { id }, configuration: known }: WaysProps) => (
  <p className={styles.ways}>
    {known && (
      <Link
        to={
          known.revision === undefined
            ? paths.workingConfiguration(known.configurationId)
            : paths.configuration(known.configurationId, known.revision)
        }
      >
        {quoteDetailTexts.configuration(known.configurationId, known.revision)}
      </Link>
    )}
    <Link to={paths.configurator(known?.configurationId ?? String(id))}>{quoteDetailTexts.design}</Link>
  </p>
);

function QuoteLogs({ quote }: { readonly quote: Quote }) {
  const client = useQueryClient();
  const { units } = useMe();
  const decision = checkQuoteAction('DELETE_LOG', units, quote);
  const logs = quote.logs ?? [];
  const ask = (log: number, message: string): void =>
    openConfirmModal({
      title: quoteQuestionTexts.title(quoteActionTexts.DELETE_LOG, quote.name ?? ''),
      question: quoteQuestionTexts.deleteLog(message),
      action: commonTexts.delete,
      dangerous: true,
      run: () => executeMutation(client, deleteQuoteLogMutation(quoteQuestionTexts.logDeleted), { log }),
    });
  return (
    <section>
      <h3>{quoteDetailTexts.logs}</h3>
      {logs.length === 0 && <p className="note">{quoteDetailTexts.noLogs}</p>}
      {logs.length > 0 && !decision.allowed && <p className="note">{decision.reason}</p>}
      <ul className={styles.logs} aria-label={quoteDetailTexts.logs}>
        {logs.map(({ id, message, date, level }) => (
          <li key={id} data-level={level.toUpperCase()}>
            <span>{message}</span>
            <time dateTime={date}>{formatLongDate(date)}</time>
            {decision.allowed && (
              <button
                className="iconButton"
                type="button"
                aria-label={quoteDetailTexts.deleteLog(message)}
                onClick={() => ask(id, message)}
              >
                <IconTrash size={16} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuotePicture({ configurationId, revision }: QuoteConfiguration) {
  // No error notice: the picture is decorative.
  const { data } = useQuery({
    ...configurationQuery(configurationId, revision),
    meta: { suppressErrorNotice: true },
  });
  const device = data ? findPictureDevice(data.productConfigurations) : undefined;
  if (!data || !device) return null;
  const { productConfigurationId } = device;
  return (
    <div className={styles.picture}>
      <DevicePicture
        productConfigurationId={productConfigurationId}
        alt={quoteDetailTexts.picture(productConfigurationId)}
        drawing={getPlaceholderDrawing(data)}
      />
    </div>
  );
}

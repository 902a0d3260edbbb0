import { Link } from 'react-router';
import { config } from '~/config.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { formatRequestAction, getRequestDisplayStatus } from '~/domain/request/status.ts';
import { requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import { useRequesterName, usePersonName } from '~/session/usePersonName.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { useRequestActions } from './useRequestActions.ts';
import styles from './RequestRow.module.css';

type Props = { readonly request: Ticket; readonly isOwn?: boolean; readonly index?: number };

export function RequestRow({ request, isOwn = false, index }: Props) {
  const { ticketId, description, reporterEmail, created, ticketStatus, actions: history } = request;
  const person = usePersonName();
  const asker = useRequesterName();
  const { grant, decide, remove } = useRequestActions(request);
  const last = history.at(-1);
  return (
    <div className={styles.row} data-even={index === undefined ? undefined : true}>
      <div className={styles.main}>
        <Link
          className="textLink"
          to={paths.request(ticketId)}
          {...(index !== undefined && { 'data-index': index })}
        >
          <span className="number">{ticketId}</span> · {formatRequestTarget(request, config.productCode)}
        </Link>
        <div className={styles.texts}>
          <span className={styles.text}>{description}</span>
          {last && (
            <span className={styles.text}>
              <RelativeTime
                date={last.created}
                text={(date) =>
                  requestsPageTexts.last(
                    formatRequestAction(last.action),
                    person(last.createdBy),
                    date,
                    last.note,
                  )
                }
              />
            </span>
          )}
        </div>
      </div>
      <div className={styles.facts}>
        {!isOwn && <span title={reporterEmail}>{asker(reporterEmail)}</span>}
        <RelativeTime date={created} />
        <StateLabel state={getRequestDisplayStatus(ticketStatus)} size="small" />
        <ActionMenu
          label={requestsPageTexts.actionsOf(ticketId)}
          size={30}
          actions={[grant, decide.ACCEPT, decide.PASS_ON, decide.REJECT, remove].map((act) => ({
            label: act.label,
            decision: act.verdict,
            dangerous: act === remove,
            onSelect: act.begin,
          }))}
        />
      </div>
    </div>
  );
}

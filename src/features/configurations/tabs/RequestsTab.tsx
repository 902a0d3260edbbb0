import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { requestTexts } from '~/domain/words/texts/configurationTabs.ts';
import { roleLabel } from '~/domain/access/roles.ts';
import { sentenceCase } from '~/domain/words/stateText.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { requestsFor, type Ticket } from '~/queries/requests/requests.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import rows from '~/widgets/lists/rows.module.css';

/** The requests for access to the configuration that the person may see, the newest first. */
export function RequestsTab({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const list = useQuery(requestsFor(configuration.configurationId));
  return (
    <ListPanel
      title={requestTexts.title}
      list={list}
      keyOf={({ ticketId }) => ticketId}
      empty={{ title: requestTexts.none, text: requestTexts.aboutNone }}
    >
      {(ticket) => <Request ticket={ticket} />}
    </ListPanel>
  );
}

function Request({ ticket }: { readonly ticket: Ticket }): ReactElement {
  const { ticketId, requestType, description, reporterEmail, requestedRoles, created } = ticket;
  const person = usePersonName();
  const last = ticket.actions.at(-1);
  return (
    <>
      <div className={rows.main}>
        <strong>
          <span className="number">{ticketId}</span> · {sentenceCase(requestType)}
        </strong>
        <span className={rows.text}>{description}</span>
        {last && (
          <span className={rows.text}>
            <RelativeTime
              date={last.created}
              text={(date) => requestTexts.last(person(last.createdBy), date, last.note)}
            />
          </span>
        )}
      </div>
      <div className={rows.facts}>
        <span title={reporterEmail}>{person(reporterEmail)}</span>
        <span>{requestedRoles.map((role) => roleLabel[role]).join(', ')}</span>
        <RelativeTime date={created} />
      </div>
      <StateLabel state={ticket.ticketStatus} size="small" />
    </>
  );
}

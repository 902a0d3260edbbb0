import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { requestsTabTexts } from '~/domain/words/texts/configurationTabs.ts';
import { accessRequestTexts } from '~/domain/words/texts/accessRequests.ts';
import { createRequestTexts } from '~/domain/words/texts/requests.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { configurationRequestsQuery } from '~/queries/requests/requests.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { openCreateRequest } from '~/widgets/requests/openCreateRequest.ts';
import { RequestRow } from '~/widgets/requests/RequestRow.tsx';

export function RequestsTab({ configuration }: { readonly configuration: Configuration }) {
  const { configurationId } = configuration;
  const list = useQuery(configurationRequestsQuery(configurationId));
  const create = (): void =>
    openCreateRequest({
      requestType: 'CONFIGURATION_ACCESS',
      configurationId,
      description: accessRequestTexts.see(configurationId),
    });
  return (
    <ListPanel
      title={requestsTabTexts.title}
      list={list}
      keyOf={({ ticketId }) => ticketId}
      empty={{ title: requestsTabTexts.none, text: requestsTabTexts.aboutNone }}
      actions={
        <Button variant="default" size="xs" onClick={create}>
          {createRequestTexts.title}
        </Button>
      }
    >
      {(request) => <RequestRow request={request} />}
    </ListPanel>
  );
}

import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Container.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/UnstyledButton.css';
import { Button, Container, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { configurationsQuery } from './calls.ts';

export function ListPage(): ReactElement {
  const { data, refetch } = useQuery(configurationsQuery());
  return (
    <Container>
      <h1>Configurations</h1>
      <Button onClick={() => void refetch()}>Refresh</Button>
      {data && (
        <Table aria-label="Configurations">
          <Table.Tbody>
            {data.map((row) => (
              <Table.Tr key={row.configurationId}>
                <Table.Td>
                  <Link to={`/configurations/${row.configurationId}`}>{row.configurationId}</Link>
                </Table.Td>
                <Table.Td>{row.configurationName || row.configurationDescription}</Table.Td>
                <Table.Td>{row.account.accountName}</Table.Td>
                <Table.Td>{row.assignee}</Table.Td>
                <Table.Td>{row.modified}</Table.Td>
                <Table.Td>{row.configurationState}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Container>
  );
}

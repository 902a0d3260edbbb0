import { Container, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { configurationQuery } from './calls.ts';

export function DetailPage(): ReactElement {
  const { id = '' } = useParams();
  const { data } = useQuery(configurationQuery(id));
  return (
    <Container>
      {data && (
        <>
          <h1>{data.configurationId}</h1>
          <Table>
            <Table.Tbody>
              <Fact label="Name" value={data.configurationName} />
              <Fact label="Description" value={data.configurationDescription} />
              <Fact label="Product family" value={data.productFamily} />
              <Fact label="Revision" value={data.revision} />
              <Fact label="State" value={data.configurationState} />
              <Fact label="Account" value={data.account.accountName} />
              <Fact label="Created" value={data.created} />
              <Fact label="Modified" value={data.modified} />
            </Table.Tbody>
          </Table>
          <h2>Product configurations</h2>
          <ul>
            {data.productConfigurations.map(({ productConfigurationId, productConfigurationDescription }) => (
              <li key={productConfigurationId}>
                {productConfigurationId} {productConfigurationDescription}
              </li>
            ))}
          </ul>
        </>
      )}
    </Container>
  );
}

type FactProps = { readonly label: string; readonly value: string | null | undefined };

function Fact({ label, value }: FactProps): ReactElement {
  return (
    <Table.Tr>
      <Table.Th>{label}</Table.Th>
      <Table.Td>{value}</Table.Td>
    </Table.Tr>
  );
}

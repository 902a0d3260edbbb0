import '@mantine/core/styles/Input.css';
import { Container, Table, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import type { Quote } from '../../src/domain/quote/quoteDto.ts';
import { quotesQuery } from './calls.ts';

const rowHeight = 52;

/** Every text of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const nameOf = (named: Quote['customer']): string =>
  typeof named === 'string' ? named : (named?.name ?? '');

/** A quote with its text, which is put together once. */
const withText = (quote: Quote) => ({ quote, text: textsIn(quote).join('\n').toLowerCase() });

/** 10,000 quotes as a list that is searched while somebody types: parsed, filtered and windowed as most would do it. */
export function QuotesPage(): ReactElement {
  const { data } = useQuery(quotesQuery());
  const [search, setSearch] = useState('');
  const all = useMemo(() => (data ?? []).map(withText), [data]);
  const found = useMemo(() => all.filter(({ text }) => text.includes(search.toLowerCase())), [all, search]);
  return (
    <Container>
      <h1>Quotes</h1>
      <TextInput
        aria-label="Search quotes"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {data && <Rows quotes={found.map(({ quote }) => quote)} />}
    </Container>
  );
}

function Rows({ quotes: found }: { readonly quotes: readonly Quote[] }): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(body.current?.offsetTop ?? 0), []);
  // The rows are made anew with every scroll, which is what windowing is.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: found.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
  });
  const shown = rows.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  return (
    <div ref={body}>
      <Table aria-label="Quotes" aria-rowcount={found.length + 1}>
        <Table.Tbody>
          <Table.Tr style={{ height: first * rowHeight }} />
          {shown.map(({ index }) => {
            const quote = found[index];
            return (
              quote && (
                <Table.Tr key={quote.id} h={rowHeight}>
                  <Table.Td>
                    <a href={`/quotes?quote=${quote.id}`}>{quote.name}</a>
                  </Table.Td>
                  <Table.Td>{nameOf(quote.customer)}</Table.Td>
                  <Table.Td>{nameOf(quote.owner)}</Table.Td>
                  <Table.Td>{quote.assigneeId}</Table.Td>
                  <Table.Td>{quote.products?.[0]?.extNetPrice}</Table.Td>
                  <Table.Td>{quote.modifiedDate}</Table.Td>
                  <Table.Td>{quote.status?.join(', ')}</Table.Td>
                </Table.Tr>
              )
            );
          })}
          <Table.Tr style={{ height: Math.max(0, found.length - 1 - last) * rowHeight }} />
        </Table.Tbody>
      </Table>
    </div>
  );
}

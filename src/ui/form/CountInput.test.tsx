import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { CountInput } from './CountInput.tsx';

function Pages(): ReactElement {
  const [page, setPage] = useState(4);
  const countOf = (text: string): number | undefined =>
    Number(text) >= 1 ? Math.min(20, Number(text)) : undefined;
  return (
    <>
      <CountInput label="Page" value={page} most={20} countOf={countOf} onChange={setPage} />
      <output>{page}</output>
    </>
  );
}

test('a count can be cleared and typed anew, and what is no count leaves the last one', async () => {
  const person = userEvent.setup();
  render(<Pages />);
  const field = screen.getByRole('spinbutton', { name: 'Page' });
  await person.clear(field);
  expect(field).toHaveValue(null);
  await person.type(field, '12');
  expect(field).toHaveValue(12);
  expect(screen.getByRole('status')).toHaveTextContent('12');
  await person.type(field, '0');
  expect(screen.getByRole('status')).toHaveTextContent('20');
  await person.tab();
  expect(field).toHaveValue(20);
  await person.clear(field);
  await person.tab();
  expect(field).toHaveValue(20);
});

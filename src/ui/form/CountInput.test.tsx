import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { CountInput } from './CountInput.tsx';
import { focusInvalidField } from './focusInvalidField.ts';

function Pages(): ReactElement {
  const [page, setPage] = useState(4);
  const countOf = (text: string): number | undefined =>
    Number(text) >= 1 ? Math.min(20, Number(text)) : undefined;
  return (
    <>
      <CountInput label="Page" value={page} limit={20} countOf={countOf} onChange={setPage} />
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

test('where its form is to be right, what is no count stays, says why, and keeps the form from being sent', async () => {
  const person = userEvent.setup();
  const onSent = vi.fn<() => void>();
  const countOf = (text: string): number | undefined => (/^[1-9]$/.test(text) ? Number(text) : undefined);
  render(
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusInvalidField(event)) onSent();
      }}
    >
      <CountInput
        label="Pieces"
        value={5}
        limit={9}
        refusal="From 1 to 9"
        countOf={countOf}
        onChange={() => undefined}
      />
      <button>Save</button>
    </form>,
  );
  const field = screen.getByRole('spinbutton', { name: 'Pieces' });
  for (const typed of ['1.5', '0', '-1', '10']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are typed
    await person.clear(field);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await person.type(field, typed);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveValue(Number(typed));
    expect(field).toHaveAccessibleDescription('From 1 to 9');
    expect(field).toHaveFocus();
    expect(onSent).not.toHaveBeenCalled();
  }
  await person.clear(field);
  await person.type(field, '{Enter}');
  expect(field).toHaveAccessibleDescription('From 1 to 9');
  expect(onSent).not.toHaveBeenCalled();
  await person.type(field, '3');
  expect(screen.queryByText('From 1 to 9')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSent).toHaveBeenCalledTimes(1);
});

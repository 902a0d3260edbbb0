import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { useSelectAllNotice } from './useSelectAllNotice.ts';

afterEach(clearNotices);

function List({ shown, total }: { readonly shown: number; readonly total: number }): ReactElement {
  useSelectAllNotice(shown, total);
  return (
    <>
      <input aria-label="Search" />
      <button type="button">Row</button>
    </>
  );
}

const said = (): readonly (string | undefined)[] => useNotices.getState().shown.map(({ body }) => body);

test.each(['{Control>}a{/Control}', '{Meta>}a{/Meta}'])(
  '%s in a list of which a part is there says so once, as often as it is pressed',
  async (keys) => {
    render(<List shown={12} total={1600} />);
    await userEvent.keyboard(keys.repeat(3));
    expect(said()).toEqual(['12 of 1,600 rows are on the page. The others come as you scroll.']);
  },
);

test('nothing is said where all rows are there, in a field, and of other keys', async () => {
  const { rerender } = render(<List shown={7} total={7} />);
  await userEvent.keyboard('{Control>}a{/Control}');
  rerender(<List shown={7} total={8} />);
  await userEvent.keyboard('a{Control>}c{/Control}');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(said()).toEqual([]);
});

test('nothing is said where the list selects its own rows', async () => {
  render(<List shown={7} total={80} />);
  const row = screen.getByRole('button');
  row.addEventListener('keydown', (event) => event.preventDefault());
  row.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(said()).toEqual([]);
});

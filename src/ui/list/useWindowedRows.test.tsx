import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useRowKeys } from './useWindowedRows.ts';

const windowed = 5;

/** A list of 100 rows, of which five are rendered, from one that a button scrolls to. */
function List(): ReactElement {
  const [first, setFirst] = useState(0);
  const body = useRef<HTMLUListElement>(null);
  const last = first + windowed - 1;
  const onKeyDown = useRowKeys({ body, total: 100, first, last, scrollTo: setFirst });
  return (
    <>
      {[0, 40].map((to) => (
        <span key={to} data-testid={`to ${to}`} onMouseEnter={() => setFirst(to)} />
      ))}
      <input aria-label="Search" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={body} onKeyDown={onKeyDown}>
        {Array.from({ length: windowed }, (_, place) => first + place).map((index) => (
          <li key={index}>
            <a href={`#${index}`} data-index={index}>
              Row {index}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const row = (index: number): HTMLElement => screen.getByRole('link', { name: `Row ${index}` });
const show = () => {
  render(<List />);
  const user = userEvent.setup();
  const scroll = (to: 0 | 40): Promise<void> => user.hover(screen.getByTestId(`to ${to}`));
  return { user, scroll };
};

test('a key goes on from the row that had the focus and was scrolled away', async () => {
  const { user, scroll } = show();
  row(2).focus();
  await scroll(40);
  expect(document.body).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row(3)).toHaveFocus();
});

test('that row has the focus again when it comes back', async () => {
  const { scroll } = show();
  row(2).focus();
  await scroll(40);
  await scroll(0);
  expect(row(2)).toHaveFocus();
});

test('whoever has gone elsewhere since is left there', async () => {
  const { user, scroll } = show();
  row(2).focus();
  await user.click(screen.getByRole('textbox'));
  await scroll(40);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.click(document.body);
  await scroll(0);
  await user.keyboard('{ArrowDown}');
  expect(document.body).toHaveFocus();
});

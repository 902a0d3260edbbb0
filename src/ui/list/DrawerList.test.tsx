import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExpandableRow } from '~/ui/ExpandableRow.tsx';
import { setScreenWidth } from '../../../tests/factories/screenWidth.ts';
import { DrawerList } from './DrawerList.tsx';

afterEach(() => void vi.restoreAllMocks());

const keys = ['one', 'two', 'three'];

/** Moves to the last row with End, as lists of links do. */
const toLast = (event: KeyboardEvent): void => {
  if (event.key !== 'End') return;
  event.preventDefault();
  screen.getByRole('link', { name: 'three' }).focus();
};

type ListProps = { readonly initially: string; readonly covers: boolean };

function List({ initially, covers }: ListProps): ReactElement {
  const [open, setOpen] = useState(initially);
  return (
    <DrawerList
      open={open}
      keys={keys}
      onOpen={setOpen}
      head={`Head of ${open}`}
      body={`Body of ${open}`}
      covers={covers}
    >
      {keys.map((key) => (
        <ExpandableRow
          key={key}
          label={key}
          title={
            <a href={`#${key}`} data-row={key} onKeyDown={toLast}>
              {key}
            </a>
          }
          meta={<span>About {key}</span>}
          actions={<button type="button">Act on {key}</button>}
        >
          Unfolded {key}
        </ExpandableRow>
      ))}
    </DrawerList>
  );
}

const show = (width: number, initially = '', covers = false): UserEvent => {
  setScreenWidth(width);
  render(
    <MantineProvider>
      <List initially={initially} covers={covers} />
    </MantineProvider>,
  );
  return userEvent.setup();
};
const link = (name: string): HTMLElement => screen.getByRole('link', { name });
const drawer = (name: string): HTMLElement => screen.getByRole('region', { name });
const expectClosed = (): void => expect(screen.queryByRole('region')).toBeNull();

test('pressing a row opens it beside the list; what acts of its own does not', async () => {
  const user = show(1440);
  await user.click(screen.getByRole('button', { name: 'Act on one' }));
  await user.click(link('two'));
  expectClosed();
  await user.click(screen.getByText('About two'));
  expect(drawer('two')).toHaveTextContent('Head of two');
  expect(drawer('two')).toHaveTextContent('Body of two');
  expect(link('two')).toHaveFocus();
  expect(screen.queryByText('Unfolded two')).toBeNull();
  // A second click does not close the drawer.
  await user.click(screen.getByText('About two'));
  expect(drawer('two')).toBeVisible();
});

test('arrow keys move it along, to the ends and no further, and Escape closes it', async () => {
  const user = show(1440);
  await user.click(screen.getByRole('button', { name: 'Expand one' }));
  expect(screen.getByRole('button', { name: 'Collapse one', expanded: true })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(drawer('two')).toBeVisible();
  expect(link('two')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(link('three')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(drawer('one')).toBeVisible();
  await user.keyboard('{End}');
  expect(drawer('three')).toBeVisible();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(link('three')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expectClosed();
});

test('the arrow to the right leads into it, where the others go on, and the one to the left out', async () => {
  const user = show(1440, 'one');
  link('one').focus();
  await user.keyboard('{ArrowRight}');
  expect(drawer('one')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(drawer('two')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(link('two')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close two' }));
  expectClosed();
  expect(link('two')).toHaveFocus();
});

test('where there is no room rows unfold, many at once, and the one that is open has', async () => {
  const user = show(1024, 'two');
  expectClosed();
  expect(screen.getByText('Unfolded two')).toBeVisible();
  await user.click(screen.getByText('About one'));
  expect(screen.queryByText('Unfolded one')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Expand one' }));
  expect(screen.getByText('Unfolded one')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse two' }));
  expect(screen.queryByText('Unfolded two')).toBeNull();
});

test('where it covers, it has the focus and the list below cannot be used; closed, its row has the focus', async () => {
  const user = show(1024, 'two', true);
  expect(drawer('two')).toHaveFocus();
  expect(screen.getByText('About one').closest('[inert]')).not.toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(drawer('three')).toHaveFocus();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(link('three')).toHaveFocus();
  expect(screen.getByText('About one').closest('[inert]')).toBeNull();
});

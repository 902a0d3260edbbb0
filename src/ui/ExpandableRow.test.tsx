import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ExpandableRow } from './ExpandableRow.tsx';

const areas = ['lead', 'icon', 'meta', 'state', 'actions', 'links'] as const;
const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-area]')].map(({ dataset }) => dataset.area);

test('a row of nothing but a title has no other area and nothing to expand', () => {
  render(<ExpandableRow title={<span data-area="title">OU1234</span>} label="OU1234" />);
  expect(shown()).toEqual(['title']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(areas)('the area “%s” is optional', (area) => {
  const title = <span data-area="title">OU1234</span>;
  render(<ExpandableRow title={title} label="OU1234" {...{ [area]: <i data-area={area}>the {area}</i> }} />);
  expect(new Set(shown())).toEqual(new Set([area, 'title']));
  expect(screen.getByText(`the ${area}`)).toBeVisible();
});

test('the areas follow each other as the keyboard goes through them, with nothing around them', () => {
  const all = [...areas, 'title'].map((area) => [area, <i key={area} data-area={area} />]);
  render(<ExpandableRow title="" label="OU1234" {...Object.fromEntries(all)} />);
  expect(shown()).toEqual(['lead', 'icon', 'title', 'meta', 'links', 'state', 'actions']);
  expect(document.querySelectorAll('div')).toHaveLength(2);
});

test('expands and collapses by keyboard, and says which it is', async () => {
  const person = userEvent.setup();
  render(
    <ExpandableRow title="OU1234" label="OU1234">
      Readiness
    </ExpandableRow>,
  );
  expect(screen.queryByText('Readiness')).not.toBeInTheDocument();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(screen.getByText('Readiness')).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Collapse OU1234', expanded: true });
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toHaveTextContent('Readiness');
  await person.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Expand OU1234', expanded: false })).toBeVisible();
  expect(screen.queryByText('Readiness')).not.toBeInTheDocument();
});

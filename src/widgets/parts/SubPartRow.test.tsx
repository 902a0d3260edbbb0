import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubPartRow, type SubPart } from './SubPartRow.tsx';

const lever: SubPart = { partNumber: 'P01303', quantity: 2, label: 'Lever, bidirectional', tag: 'LEVER' };

test('a sub-part is its quantity, number, label and tag, and then what it consists of', () => {
  const { container } = render(
    <SubPartRow subPart={{ ...lever, sibling: true }} canView={false}>
      <ul>
        <li>
          <SubPartRow subPart={{ ...lever, partNumber: 'P2', quantity: 0.5 }} canView={false} />
        </li>
      </ul>
    </SubPartRow>,
  );
  const [row] = container.children;
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '',
    '2 x',
    'P01303',
    'Lever, bidirectional',
    'Lever',
  ]);
  expect(row?.firstElementChild).toHaveAccessibleName('Beside the part above');
  expect(within(screen.getByRole('list')).getByText('0.5 x')).toBeInTheDocument();
});

test('one that is no sibling has no arrow', () => {
  render(<SubPartRow subPart={lever} canView={false} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a state that keeps it from being used is said', () => {
  render(<SubPartRow subPart={{ ...lever, state: 'NOT_AVAILABLE' }} canView={false} />);
  expect(screen.getByText('Not available')).toBeInTheDocument();
});

test('who may view parts goes on to the part in a new tab, nobody else', () => {
  const { rerender } = render(<SubPartRow subPart={lever} canView />);
  const link = screen.getByRole('link', { name: /^View P01303/ });
  expect(link).toHaveAttribute('href', '/administration/parts/P01303');
  expect(link).toHaveAttribute('target', '_blank');
  rerender(<SubPartRow subPart={lever} canView={false} />);
  expect(screen.queryByRole('link')).toBeNull();
});

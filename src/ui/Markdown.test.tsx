import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

test('Markdown is shown as what it means', () => {
  render(<Markdown text={'# New\n\n- **Stop** is `40 ms`\n- [More](https://example.com/notes)'} />);
  expect(screen.getByRole('heading', { level: 4, name: 'New' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('40 ms').tagName).toBe('CODE');
  const link = screen.getByRole('link', { name: /More/ });
  expect(link).toHaveAttribute('href', 'https://example.com/notes');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('nothing in it runs or loads', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<iframe src="https://example.com"></iframe>',
    '![spy](https://example.com/pixel.png)',
    '<svg onload=alert(1)>',
    '<style>@import "https://example.com/a.css"</style>',
  ])('%s', (text) => {
    const { container } = render(<Markdown text={text} />);
    expect(container.querySelector('img, script, iframe, svg, style, object, embed, link')).toBeNull();
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](vbscript:x)',
    '[a](/administration/apps)',
    '<javascript:alert(1)>',
  ])('%s is no link', (text) => {
    const { container } = render(<Markdown text={text} />);
    expect(container.querySelector('a')).toBeNull();
  });
});

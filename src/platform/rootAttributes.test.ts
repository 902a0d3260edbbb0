import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { syncScrollLockAttribute } from './rootAttributes.ts';

test('the root is marked as long as the scrolling of the page is locked', async () => {
  const { body, documentElement } = document;
  const end = syncScrollLockAttribute(document);
  body.setAttribute('data-scroll-locked', '1');
  await waitFor(() => expect(documentElement).toHaveAttribute('data-locked'));
  body.removeAttribute('data-scroll-locked');
  await waitFor(() => expect(documentElement).not.toHaveAttribute('data-locked'));
  end();
});

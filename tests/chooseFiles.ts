import userEvent from '@testing-library/user-event';
import { fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Presses a button that opens a file chooser, and chooses files. */
export async function chooseFiles(button: HTMLElement, files: readonly File[]): Promise<void> {
  const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(() => undefined);
  await userEvent.click(button);
  expect(asked).toHaveBeenCalledTimes(1);
  const [input] = asked.mock.contexts;
  asked.mockRestore();
  if (!(input instanceof HTMLInputElement)) throw new Error('No files were asked for');
  fireEvent.change(input, { target: { files } });
}

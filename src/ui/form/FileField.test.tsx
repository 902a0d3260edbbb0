import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FileField } from './FileField.tsx';
import { TextField } from './TextField.tsx';
import { useFieldSuggestions } from './useFieldSuggestions.ts';
import { useZodForm } from './useZodForm.ts';

const schema = z.object({ file: z.optional(z.file()), name: z.string() });
const file = (name: string): File => new File(['x'], name);

function Form({ onChosen }: { readonly onChosen?: (file: File) => void }): ReactElement {
  const form = useZodForm(schema, { name: '', file: undefined });
  const { suggest } = useFieldSuggestions(form);
  return (
    <>
      <FileField
        control={form.control}
        name="file"
        label="File"
        onChosen={(chosen) => {
          onChosen?.(chosen);
          suggest('name', chosen.name.replace(/\..*/, ''));
        }}
      />
      <TextField control={form.control} name="name" label="Name" />
    </>
  );
}

test('the same file is taken each time it is chosen', async () => {
  const onChosen = vi.fn();
  const user = userEvent.setup();
  render(<Form onChosen={onChosen} />, { wrapper: MantineProvider });
  const same = file('cut.svg');
  await user.upload(screen.getByLabelText('File'), same);
  expect(screen.getByLabelText('File')).toHaveAccessibleDescription('cut.svg · 1 byte');
  await user.upload(screen.getByLabelText('File'), same);
  expect(onChosen).toHaveBeenCalledTimes(2);
});

test('what follows from a file is filled in anew with the next one, until something is typed', async () => {
  const user = userEvent.setup();
  render(<Form />, { wrapper: MantineProvider });
  const name = screen.getByLabelText('Name');
  await user.upload(screen.getByLabelText('File'), file('one.svg'));
  expect(name).toHaveValue('one');
  await user.upload(screen.getByLabelText('File'), file('two.svg'));
  expect(name).toHaveValue('two');
  await user.type(name, ' typed');
  await user.upload(screen.getByLabelText('File'), file('three.svg'));
  expect(name).toHaveValue('two typed');
  await user.clear(name);
  await user.upload(screen.getByLabelText('File'), file('four.svg'));
  expect(name).toHaveValue('four');
});

import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AutocompleteField } from './AutocompleteField.tsx';
import { TextareaField } from './TextareaField.tsx';
import { TextField } from './TextField.tsx';
import { useZodForm } from './useZodForm.ts';

const schema = z.object({ name: z.string(), note: z.string(), place: z.string() });

function Form({ send }: { readonly send: () => Promise<void> }): ReactElement {
  const { control, handleSubmit } = useZodForm(schema, { name: 'One', note: '', place: '' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField control={control} name="name" label="Name" />
      <TextareaField control={control} name="note" label="Note" />
      <AutocompleteField control={control} name="place" label="Place" suggestions={[]} />
      <button type="submit">Send</button>
    </form>
  );
}

test('what is typed while a form is on its way would be lost with it: its fields are read only until then', async () => {
  const sent = Promise.withResolvers<void>();
  const user = userEvent.setup();
  render(<Form send={() => sent.promise} />, { wrapper: MantineProvider });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  for (const label of ['Name', 'Note', 'Place'])
    expect(screen.getByLabelText(label, { selector: 'input, textarea' })).toHaveAttribute('readonly');
  await user.type(screen.getByLabelText('Name'), ' and two');
  expect(screen.getByLabelText('Name')).toHaveValue('One');
  await act(async () => sent.resolve());
  await user.type(screen.getByLabelText('Name'), ' and two');
  expect(screen.getByLabelText('Name')).toHaveValue('One and two');
});

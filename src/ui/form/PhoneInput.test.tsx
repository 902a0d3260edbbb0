import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PhoneInput } from './PhoneInput.tsx';

const show = () => {
  const onChange = vi.fn();
  render(
    <MantineProvider>
      <PhoneInput label="Mobile" onChange={onChange} />
    </MantineProvider>,
  );
  return {
    onChange,
    number: screen.getByRole('textbox', { name: 'Mobile' }),
    country: screen.getByRole('combobox'),
  };
};

test('a number is read as Swedish unless another country is chosen', async () => {
  const { onChange, number, country } = show();
  expect(country).toHaveValue('SE');
  await userEvent.type(number, '070-123 45 67');
  expect(onChange).toHaveBeenLastCalledWith('+46 70 123 45 67', expect.anything());
  await userEvent.clear(number);
  expect(onChange).toHaveBeenLastCalledWith('', expect.anything());
  await userEvent.selectOptions(country, 'DK');
  await userEvent.type(number, '20123456');
  expect(onChange).toHaveBeenLastCalledWith('+45 20 12 34 56', expect.anything());
});

test.each([
  ['that is none', '12'],
  ['of a landline', '08-123 456 78'],
])('a number %s is false, and says so when the field is left', async (_, text) => {
  const { onChange, number } = show();
  await userEvent.type(number, text);
  expect(onChange).toHaveBeenLastCalledWith(false, expect.anything());
  expect(number).toBeValid();
  await userEvent.tab();
  expect(number).toBeInvalid();
  expect(number).toHaveAccessibleDescription(
    'This number is not valid for a mobile phone or the selected country',
  );
});

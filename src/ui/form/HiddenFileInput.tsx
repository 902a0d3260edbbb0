import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple' | 'aria-label'> & {
  readonly onChosen: (files: readonly File[]) => void;
};

/** File input that a button beside it opens. */
export const HiddenFileInput = ({ onChosen, ...input }: Props) => (
  <input
    type="file"
    hidden
    {...input}
    onChange={({ currentTarget }) => {
      onChosen([...(currentTarget.files ?? [])]);
      // Cleared, so that the same files can be chosen again.
      currentTarget.value = '';
    }}
  />
);

import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconBinaryTree, IconFileText } from '@tabler/icons-react';
import type { ReactElement } from 'react';

type Props = {
  readonly asText: boolean;
  readonly onChange: (asText: boolean) => void;
  /** What the other view is called. */
  readonly tree: string;
};

/** Between a file as what it means and as the text it is. */
export function TextSwitch({ asText, onChange, tree }: Props): ReactElement {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={asText ? <IconBinaryTree size={15} aria-hidden /> : <IconFileText size={15} aria-hidden />}
      onClick={() => onChange(!asText)}
    >
      {asText ? tree : 'Text'}
    </Button>
  );
}

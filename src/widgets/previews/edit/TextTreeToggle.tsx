import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconBinaryTree, IconFileText } from '@tabler/icons-react';
import { previewTexts } from '~/domain/words/texts/previews.ts';

type Props = {
  readonly asText: boolean;
  readonly onChange: (asText: boolean) => void;
  readonly tree: string;
};

export function TextTreeToggle({ asText, onChange, tree }: Props) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={asText ? <IconBinaryTree size={15} aria-hidden /> : <IconFileText size={15} aria-hidden />}
      onClick={() => onChange(!asText)}
    >
      {asText ? tree : previewTexts.text}
    </Button>
  );
}

import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { isPlainClick } from '~/platform/routing/useLinkClickHandler.ts';
import { useIsSending } from '~/ui/modal/useSubmit.ts';

type Props = {
  readonly to: string;
  /** Discards the input and aborts a submit that has written nothing; not called for a new tab. */
  readonly onCancel: () => void;
  readonly label?: string | undefined;
  readonly busy: boolean;
};

export function CancelLink({ to, onCancel, label = commonTexts.cancel, busy }: Props) {
  const goesOn = useIsSending(busy);
  return (
    <Button
      variant="default"
      component={Link}
      to={to}
      onClick={(event) => {
        if (isPlainClick(event)) onCancel();
      }}
    >
      {goesOn ? commonTexts.close : label}
    </Button>
  );
}

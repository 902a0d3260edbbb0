import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { useMe } from '~/session/me.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';

type Props = { readonly label: string; readonly to: string };

/** The button of a milling list that leads to the form for a new entry. */
export function CreateButton({ label, to }: Props): ReactElement {
  const navigate = useNavigate();
  const { units } = useMe();
  return (
    <VerdictButton
      verdict={mayAdministerMilling(units)}
      variant="filled"
      size="sm"
      leftSection={<IconPlus size={17} aria-hidden />}
      onClick={() => void navigate(to)}
    >
      {label}
    </VerdictButton>
  );
}

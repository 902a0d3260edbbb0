import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { HeaderPanel } from './HeaderPanel.tsx';
import { openLazyShortcutSheet } from './openLazyShortcutSheet.ts';
import { colorSchemeTexts, frameTexts, searchBoxTexts } from '~/domain/words/texts/frame.ts';
import { roleLabel } from '~/domain/access/roles.ts';
import { signOutTexts } from '~/domain/session/sessionTexts.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { paths } from '~/paths.ts';
import { useMe, type Me } from '~/session/me.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { ShortcutKeyCaps } from '~/ui/shortcuts/ShortcutKeyCaps.tsx';
import { hasUnsavedChanges, hasUnstoredChanges } from '~/platform/unsaved.ts';
import { EmailAddress } from '~/ui/BreakableText.tsx';
import styles from './Header.module.css';

const initialsOf = ({ firstName, lastName, email }: Me): string =>
  (firstName.charAt(0) + lastName.charAt(0) || email.charAt(0)).toUpperCase();

export function PersonMenu() {
  const me = useMe();
  const initials = initialsOf(me);
  const roles = [...new Set(me.units.flatMap((unit) => unit.roles))];
  return (
    <HeaderPanel
      id="person"
      label={frameTexts.person(me.email, initials)}
      sign={
        <span className={styles.initials} aria-hidden>
          {initials}
        </span>
      }
    >
      <div className={styles.person}>
        <strong>{`${me.firstName} ${me.lastName}`.trim() || me.email}</strong>
        <span>
          <EmailAddress email={me.email} />
        </span>
        <span>{formatConjunction(roles.map((role) => roleLabel[role])) || frameTexts.noRole}</span>
      </div>
      <ColourScheme />
      <button
        type="button"
        className={styles.item}
        onClick={({ currentTarget }) => {
          closePanel(currentTarget);
          openLazyShortcutSheet();
        }}
      >
        <IconKeyboard size={18} aria-hidden />
        {searchBoxTexts.shortcuts}
        <ShortcutKeyCaps of="SHEET" />
      </button>
      <SignOut />
    </HeaderPanel>
  );
}

/** Closes the popover around a control: popovers are above everything, dialogs included. */
function closePanel(control: HTMLElement): void {
  const panel = control.closest<HTMLElement>('[popover]');
  if (panel && 'hidePopover' in panel) panel.hidePopover();
}

function SignOut() {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (!hasUnsavedChanges()) return;
    event.preventDefault();
    closePanel(event.currentTarget);
    openConfirmModal({
      title: signOutTexts.title,
      question: hasUnstoredChanges() ? signOutTexts.question : signOutTexts.keptQuestion,
      action: signOutTexts.action,
      dangerous: true,
      run: async () => {
        await navigate(paths.logout());
      },
    });
  };
  return (
    <Link className={styles.item} to={paths.logout()} onClick={onClick}>
      <IconLogout size={18} aria-hidden />
      {signOutTexts.action}
    </Link>
  );
}

const schemes: readonly {
  readonly value: keyof typeof colorSchemeTexts & MantineColorScheme;
  readonly icon: typeof IconSun;
}[] = [
  { value: 'auto', icon: IconDeviceDesktop },
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
];

function ColourScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={styles.schemes}>
      <legend className="visuallyHidden">{frameTexts.colours}</legend>
      {schemes.map(({ value, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={colorScheme === value}
          aria-label={colorSchemeTexts[value]}
          title={colorSchemeTexts[value]}
          onClick={() => setColorScheme(value)}
        >
          <Icon size={18} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}

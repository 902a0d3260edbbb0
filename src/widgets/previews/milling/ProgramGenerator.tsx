import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createNoMillingSettingsNotice } from '~/domain/notice/notices.ts';
import { checkProgramGeneration } from '~/domain/milling/permission.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { isMissingMachineError } from '~/queries/milling/gcode.ts';
import { millingPreferencesQuery } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { MillingSettings } from '~/widgets/milling/MillingSettings.tsx';

const image = <IconRoute size={26} />;

type Props = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly make: () => Promise<void>;
};

export function ProgramGenerator({ title, text, action, make }: Props) {
  const decision = checkProgramGeneration(useMe().units);
  const { data, refetch } = useQuery({ ...millingPreferencesQuery(), enabled: decision.allowed });
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  // The chosen machine may have been deleted since, which only the CMS's refusal shows.
  const [isGone, setGone] = useState(false);
  const needsMachine = isGone || data?.machineId === null;
  const onMake = async (): Promise<void> => {
    setBusy(true);
    try {
      await make();
      setGone(false);
    } catch (error) {
      if (!isMissingMachineError(error)) notifyError(error);
      else {
        setGone(true);
        setAsked(true);
      }
    } finally {
      setBusy(false);
    }
  };
  if (!decision.allowed) return <EmptyState image={image} title={title} text={decision.reason} />;
  if (needsMachine && asked) {
    const { title: missing, body } = createNoMillingSettingsNotice();
    return (
      <div>
        <EmptyState image={image} title={missing} text={body} />
        <MillingSettings onSaved={() => void refetch().then(onMake)} />
      </div>
    );
  }
  return (
    <EmptyState
      image={image}
      title={title}
      text={text}
      action={
        <BusyButton
          variant="default"
          busy={busy}
          onClick={() => (needsMachine ? setAsked(true) : void onMake())}
        >
          {action}
        </BusyButton>
      }
    />
  );
}

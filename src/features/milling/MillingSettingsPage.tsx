import { millingSettingsTexts } from '~/domain/words/texts/millingMachines.ts';
import { MillingLayout } from './MillingLayout.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { MillingSettings } from '~/widgets/milling/MillingSettings.tsx';

export const Component = () => (
  <MillingLayout title={millingSettingsTexts.title}>
    <Panel title={millingSettingsTexts.heading}>
      <div className="pageForm">
        <MillingSettings />
      </div>
    </Panel>
  </MillingLayout>
);

import { maintenanceTexts } from '~/domain/words/texts/frame.ts';
import { announcedDate } from '~/domain/words/dates.ts';
import { latestUpdate, webAddress, type StatusRecord } from '~/domain/notice/statusPage.ts';
import { ExternalLink } from '~/ui/ExternalLink.tsx';

type Props = { readonly maintenance: StatusRecord };

export function MaintenanceNotice({ maintenance }: Props) {
  const { name, scheduled_until: until, shortlink } = maintenance;
  const link = webAddress(shortlink);
  return (
    <>
      {maintenanceTexts.about(name ?? '', announcedDate(until))}
      <br />
      {latestUpdate(maintenance)} {link && <ExternalLink href={link}>{maintenanceTexts.more}</ExternalLink>}
    </>
  );
}

import { maintenanceTexts } from '~/domain/words/texts/frame.ts';
import { formatAnnouncementDate } from '~/domain/words/dates.ts';
import { getLatestUpdate, toHttpUrl, type StatusRecord } from '~/domain/notice/statusPage.ts';
import { ExternalLink } from '~/ui/ExternalLink.tsx';

type Props = { readonly maintenance: StatusRecord };

export function MaintenanceNotice({ maintenance }: Props) {
  const { name, scheduled_until: until, shortlink } = maintenance;
  const link = toHttpUrl(shortlink);
  return (
    <>
      {maintenanceTexts.about(name ?? '', formatAnnouncementDate(until))}
      <br />
      {getLatestUpdate(maintenance)}{' '}
      {link && <ExternalLink href={link}>{maintenanceTexts.more}</ExternalLink>}
    </>
  );
}

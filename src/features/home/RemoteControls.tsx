import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconFileText } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { mayCall } from '~/domain/access/verdict.ts';
import { defaultArtefact } from '~/domain/file/artefactKinds.ts';
import { remoteControls, type RemoteControl } from '~/domain/home/cards.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { paths } from '~/paths.ts';
import { downloadArtefact } from '~/queries/files/files.ts';
import { myProducts } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { FamilyBadge } from '~/ui/Badge.tsx';
import { CardBody, WorkCard } from '~/widgets/lists/WorkCard.tsx';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { useCardRead } from './WorkRows.tsx';
import styles from './Home.module.css';

/** The greatest number of remote controls that are shown before they are asked for; each has a picture to fetch. */
const named = 8;

const texts = homeTexts.controls;

export function RemoteControlsCard(): ReactElement {
  const asked = myProducts();
  const read = useCardRead(asked.queryKey, useQuery({ ...asked, select: remoteControls }));
  const [all, setAll] = useState(false);
  const count = read.data?.length ?? 0;
  return (
    <WorkCard
      title={texts.title}
      wide
      way={
        count > named &&
        !all && (
          <button type="button" className="quietButton" onClick={() => setAll(true)}>
            {texts.all(count)}
          </button>
        )
      }
    >
      <CardBody
        read={read}
        isEmpty={(controls) => controls.length === 0}
        empty={{ title: texts.none, text: texts.noneText }}
        shape="TILES"
      >
        {(controls) => (
          <ul className={styles.controls} aria-label={texts.title}>
            {(all ? controls : controls.slice(0, named)).map((control) => (
              <li key={control.configurationId}>
                <Control control={control} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </WorkCard>
  );
}

function Control({ control }: { readonly control: RemoteControl }): ReactElement {
  const { configurationId: id, productFamily, pictured, revision, serialNumbers } = control;
  const actor = useActor();
  const mayOpen = mayCall(actor, 'configurationGet').allowed;
  return (
    <article className={styles.control} aria-label={texts.picture(id)}>
      <DevicePicture
        productConfigurationId={
          mayCall(actor, 'productConfigurationImageDownload').allowed ? pictured : undefined
        }
        alt={texts.picture(id)}
      />
      <h3>
        <FamilyBadge family={productFamily} size="small" />
        <span className="number">
          {mayOpen ? (
            <Link className="textLink" to={paths.configuration(id)}>
              {id}
            </Link>
          ) : (
            id
          )}
        </span>
        <small>{texts.revision(revision)}</small>
      </h3>
      <p className="number">{texts.made(serialNumbers)}</p>
      {mayCall(actor, 'configurationArtefactDownload').allowed && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFileText size={15} aria-hidden />}
          aria-label={texts.specificationOf(id)}
          onClick={() => void downloadArtefact({ configurationId: id, revision }, defaultArtefact)}
        >
          {texts.specification}
        </Button>
      )}
    </article>
  );
}

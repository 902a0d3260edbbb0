import { HiddenFileInput } from '~/ui/form/HiddenFileInput.tsx';
import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPhotoOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { detectDocumentType } from '~/domain/file/documentType.ts';
import { partImageTypes, formatPartCode, type PartImageType } from '~/domain/part/enumerations.ts';
import { checkPartPictureChange } from '~/domain/part/permission.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { partImageTexts, partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import {
  findPartImageProblem,
  deletePartImageMutation,
  downloadPartImage,
  partImageQuery,
} from '~/queries/parts/partImages.ts';
import type { PartDetail } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { notify } from '~/platform/notices.ts';
import { useFileDrop } from '~/platform/useFileDrop.ts';
import { Panel } from '~/ui/Panel.tsx';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import { openReplacePartImage } from './ReplacePartImage.tsx';
import { updatePartPictureIfUnchanged } from './updatePartPictureIfUnchanged.tsx';
import styles from './PartImages.module.css';

const accepted = ['PNG', 'JPEG', 'SVG'];

/** Each slot takes a file by button, drop or paste. */
export const PartImages = ({ part }: { readonly part: PartDetail }) => (
  <Panel title={partPageTexts.pictures}>
    <ul className={styles.slots}>
      {partImageTypes.map((imageType) => (
        <Slot key={imageType} part={part} imageType={imageType} />
      ))}
    </ul>
  </Panel>
);

type SlotProps = { readonly part: PartDetail; readonly imageType: PartImageType };

function Slot({ part: { partNumber, images }, imageType }: SlotProps) {
  const kind = formatPartCode(imageType);
  const isThere = images.includes(imageType);
  const { data: read, isFetching } = useQuery({ ...partImageQuery(partNumber, imageType), enabled: isThere });
  // A cached "no picture" is no answer while a refetch runs: one may have been added since.
  const data = read === null && isFetching ? undefined : read;
  const canChange = checkPartPictureChange(useActor()).allowed;
  const [looking, setLooking] = useState(false);
  const chosen = useRef<File>(undefined);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file || !canChange) return;
    chosen.current = file;
    setLooking(true);
    const isAccepted = accepted.includes(detectDocumentType(file) ?? '');
    const refusal = isAccepted ? await findPartImageProblem(file) : partImageTexts.notPicture;
    // Another file may have been chosen while this one was checked.
    if (chosen.current !== file) return;
    setLooking(false);
    if (refusal === undefined)
      openReplacePartImage({ partNumber, imageType, file, before: isThere ? data : null });
    else notify(createNotice('WARNING', { title: refusal }));
  };
  const drop = useFileDrop(([file]) => void choose(file));
  const taking = canChange && {
    tabIndex: 0,
    'aria-label': partImageTexts.slot(kind),
    onPaste: (event: React.ClipboardEvent) => void choose(event.clipboardData.files[0]),
    ...drop,
  };
  return (
    <li>
      <strong>{kind}</strong>
      <div className={styles.slot} role="group" {...taking}>
        <PictureFrame
          blob={isThere ? data : null}
          alt={partImageTexts.alt(kind, partNumber)}
          instead={
            <span className={styles.none}>
              <IconPhotoOff size={22} aria-hidden />
              {insteadText(isThere, data, canChange)}
            </span>
          }
        />
      </div>
      <p className={styles.looking} role="status">
        {looking && partImageTexts.looking}
      </p>
      <SlotActions
        partNumber={partNumber}
        imageType={imageType}
        isThere={isThere}
        seen={data}
        onChoose={(file) => void choose(file)}
      />
    </li>
  );
}

/** Text of a slot without a visible picture; `data` is null if the picture cannot be displayed. */
function insteadText(isThere: boolean, data: Blob | null | undefined, canChange: boolean): string {
  if (isThere) return data === null ? partImageTexts.notShown : '';
  return canChange ? partImageTexts.drop : partImageTexts.none;
}

type ActionProps = {
  readonly partNumber: string;
  readonly imageType: PartImageType;
  readonly isThere: boolean;
  /** Picture on the page: null if it cannot be displayed, undefined while loading. */
  readonly seen: Blob | null | undefined;
  readonly onChoose: (file: File | undefined) => void;
};

function SlotActions(props: ActionProps) {
  const { partNumber, imageType, isThere, seen, onChoose } = props;
  const client = useQueryClient();
  const kind = formatPartCode(imageType);
  const canChange = checkPartPictureChange(useActor()).allowed;
  const input = useRef<HTMLInputElement>(null);
  const askRemove = (): void =>
    confirmDeletion({
      client,
      title: partImageTexts.title(kind, partNumber),
      question: partImageTexts.removeQuestion(kind, partNumber),
      deletion: deletePartImageMutation(kind),
      input: { path: { partNumber, imageType } },
      update: updatePartPictureIfUnchanged(client, partNumber, imageType, seen),
      isDone: (now) => !now.isThere,
    });
  return (
    <div className="flow">
      {canChange && (
        <>
          <HiddenFileInput
            ref={input}
            accept=".png,.jpg,.jpeg,.svg"
            aria-label={partImageTexts.choose(kind)}
            onChosen={([file]) => onChoose(file)}
          />
          <Button
            variant="default"
            size="compact-sm"
            aria-label={partImageTexts.choose(kind)}
            onClick={() => input.current?.click()}
          >
            {commonTexts.upload}
          </Button>
        </>
      )}
      {isThere && (
        <BusyButton
          variant="default"
          size="compact-sm"
          aria-label={partImageTexts.download(kind)}
          onClick={() => downloadPartImage(partNumber, imageType).ended}
        >
          {commonTexts.download}
        </BusyButton>
      )}
      {isThere && canChange && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={partImageTexts.remove(kind)}
          onClick={askRemove}
        >
          {commonTexts.delete}
        </Button>
      )}
    </div>
  );
}

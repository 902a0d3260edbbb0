import { Button } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { parseScan } from '~/domain/scan/label.ts';
import { scanPageTexts } from '~/domain/words/texts/scanPage.ts';
import { addScan } from '~/widgets/scan/scanQueue.ts';
import styles from './ScanPage.module.css';

type CodeReader = { detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };

declare global {
  interface Window {
    /** Missing in some browsers and in TypeScript's DOM types. */
    readonly BarcodeDetector?: new () => CodeReader;
  }
}

/** The browser's BarcodeDetector; undefined if it has none. */
const codeReader = (): CodeReader | undefined => window.BarcodeDetector && new window.BarcodeDetector();

/** Interval in ms between two camera frames that are examined. */
const interval = 200;

export function CameraScanner() {
  const [reader] = useState(codeReader);
  const [isOn, setOn] = useState(false);
  if (!reader) {
    return <p className="soft">{scanPageTexts.noCamera}</p>;
  }
  return (
    <div className={styles.camera}>
      <Button
        variant="default"
        leftSection={isOn ? <IconCameraOff size={24} aria-hidden /> : <IconCamera size={24} aria-hidden />}
        aria-pressed={isOn}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? scanPageTexts.stopCamera : scanPageTexts.startCamera}
      </Button>
      {isOn && <Viewfinder reader={reader} />}
    </div>
  );
}

function Viewfinder({ reader }: { readonly reader: CodeReader }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const element = video.current;
    return element ? watch(element, reader, setProblem) : undefined;
  }, [reader]);
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        aria-label={scanPageTexts.cameraPicture}
        hidden={problem !== undefined}
      />
      {problem !== undefined && (
        <p className="soft" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/**
 * Scans frames of the camera until the returned function is called. A code that stays in view is reported
 * once.
 */
function watch(video: HTMLVideoElement, reader: CodeReader, tell: (problem: string) => void): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: MediaStream | undefined;
  let inView = '';
  const look = async (): Promise<void> => {
    const codes = document.hidden ? [] : await reader.detect(video).catch(() => []);
    if (stopped.signal.aborted) return;
    const text = codes[0]?.rawValue ?? '';
    if (text !== '' && text !== inView) addScan(parseScan(text));
    inView = text;
    timer = setTimeout(() => void look(), interval);
  };
  const start = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (stopped.signal.aborted) return stop();
    video.srcObject = stream;
    await video.play();
    await look();
  };
  const stop = (): void => {
    stopped.abort();
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  start().catch(() => tell(scanPageTexts.cameraUnusable));
  return stop;
}

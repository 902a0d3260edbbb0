import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import type { BomComparison } from '~/domain/bom/comparison.ts';
import { getNewestFileVersion, type FileEntry } from '~/domain/file/fileGroups.ts';
import { compareLines, type DiffLine, collapseStampChanges } from '~/domain/content/lineDiff.ts';
import type { ContentComparisonResult, FilePair } from '~/domain/revision/filePairs.ts';
import { hasSameBytes } from '~/domain/content/sameContent.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { fileComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { describeError } from '~/api/describeError.ts';
import { fetchFile } from '~/queries/files/files.ts';
import { startJob, type StartedJob } from '~/platform/jobs/jobs.ts';
import { createWorkerClient } from '~/platform/worker.ts';
import { useContentComparisonResults } from './contentComparisonResults.ts';

export type FilePairContents = {
  readonly before: Uint8Array<ArrayBuffer>;
  readonly after: Uint8Array<ArrayBuffer>;
  readonly isSame: boolean;
};

const contentOf = async (file: FileEntry, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
  const { blob } = await fetchFile(file, getNewestFileVersion(file)?.versionNumber ?? 1, { signal });
  return new Uint8Array(await blob.arrayBuffer());
};

const versionKey = (file: FileEntry): string =>
  [
    file.kind,
    file.id,
    file.configurationId,
    file.productConfigurationId,
    file.revision,
    getNewestFileVersion(file)?.versionNumber,
  ].join('/');

const keyOfPair = ({ before, after }: FilePair): readonly string[] => [versionKey(before), versionKey(after)];

export const getFilePairKey = (pair: FilePair): string => keyOfPair(pair).join(' ');

const setVerdict = (pair: FilePair, verdict: ContentComparisonResult): void =>
  useContentComparisonResults.setState({ [getFilePairKey(pair)]: verdict });

/** Fetches both files of a pair, compares them and stores the result. */
async function fetchBoth(pair: FilePair, signal: AbortSignal): Promise<FilePairContents> {
  const [before, after] = await Promise.all([contentOf(pair.before, signal), contentOf(pair.after, signal)]);
  const isSame = hasSameBytes(before, after);
  // After the session has ended no result may be stored.
  signal.throwIfAborted();
  setVerdict(pair, isSame ? 'SAME' : 'OTHER');
  return { before, after, isSame };
}

/** The newest version of a file in both revisions, cached only while observed. */
export const filePairContentsQuery = (pair: FilePair) =>
  queryOptions({
    queryKey: ['bothContents', ...keyOfPair(pair)],
    queryFn: ({ signal }) => fetchBoth(pair, signal),
    gcTime: 0,
  });

const maxBytes = 5_000_000;

type Texts = { readonly before: string; readonly after: string };

export type TextComparison = Texts & {
  readonly isSame: boolean;
  readonly lines: readonly DiffLine[] | 'TOO_LARGE' | 'TOO_DIFFERENT';
  /** Number of lines that differ only in dates, versions or checksums and count as unchanged. */
  readonly stamps: number;
};

export const textComparisonQuery = (pair: FilePair) =>
  queryOptions({
    queryKey: ['textComparison', ...keyOfPair(pair)],
    queryFn: async ({ signal }): Promise<TextComparison> => {
      const { before, after, isSame } = await fetchBoth(pair, signal);
      const texts = { before: decodeText(before).text, after: decodeText(after).text, isSame };
      if (Math.max(before.length, after.length) > maxBytes)
        return { ...texts, lines: 'TOO_LARGE', stamps: 0 };
      const lines = await compareLines(texts.before, texts.after);
      return lines
        ? { ...texts, ...collapseStampChanges(lines) }
        : { ...texts, lines: 'TOO_DIFFERENT', stamps: 0 };
    },
    gcTime: 0,
  });

export type BomTexts = Texts;

export type BomComparisonResult =
  | BomComparison
  | { readonly side: 'before' | 'after'; readonly reason: string };

const timeoutMs = 40_000;

export const bomComparisonQuery = (pair: FilePair) =>
  queryOptions({
    queryKey: ['bomComparison', ...keyOfPair(pair)],
    queryFn: async ({ signal }): Promise<BomComparisonResult> => {
      const { before, after } = await fetchBoth(pair, signal);
      const worker = createWorkerClient<BomTexts, BomComparisonResult>(
        () => new Worker(new URL('./bomComparison.worker.ts', import.meta.url), { type: 'module' }),
        timeoutMs,
      );
      signal.addEventListener('abort', worker.stop);
      try {
        return await worker.ask({ before: decodeText(before).text, after: decodeText(after).text });
      } catch (error) {
        // A failure of the worker is a result of the comparison, not a failure of the back end.
        return { side: 'after', reason: error instanceof Error ? `${error.message}.` : '' };
      } finally {
        worker.stop();
      }
    },
  });

const atOnce = 2;

/**
 * Fetches pairs of files and compares them byte by byte; results are stored in `useContentComparisonResults`.
 */
export function compareFileContents(pairs: readonly FilePair[]): StartedJob<void> {
  return startJob({
    title: fileComparisonTexts.comparing(pairs.length),
    reason: describeError,
    run: async (context) => {
      const { signal } = context;
      let done = 0;
      const left = pairs.values();
      const goOn = async (): Promise<void> => {
        for (const pair of left) {
          try {
            // Sequential; `atOnce` such loops run in parallel.
            // oxlint-disable-next-line no-await-in-loop
            await fetchBoth(pair, signal);
          } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof ApiError)) throw error;
            setVerdict(pair, 'UNREADABLE');
          }
          done += 1;
          context.report({
            share: done / pairs.length,
            detail: fileComparisonTexts.compared(done, pairs.length),
          });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, goOn));
    },
  });
}

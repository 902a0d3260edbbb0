import type { RevisionComparison } from './comparison.ts';
import {
  attachmentSentences,
  artefactSentences,
  comparisonSentences,
  fieldSentence,
} from './comparisonText.ts';
import { contentKinds, type ContentFinding } from './content.ts';
import { contentKindText } from './contentText.ts';

/** The difference between two revisions as somebody is told it who decides about the later one. */
export type ChangesInWords = {
  /** The changes, by what is in the product first: places and parts, functions, bill of materials, holes, then files. */
  readonly changes: readonly string[];
  /** One line on the content that was looked through and does not differ; empty where there is none. */
  readonly unchanged: string;
  /** One line on the artefacts that were only made anew; empty where there is none. */
  readonly regenerated: string;
  /** What could not be looked through. */
  readonly unread: readonly string[];
};

/**
 * The difference in words. Stamps, versions and checksums are no changes; artefacts that were generated again are one
 * line. `findings` are what the contents of files said; without them only what is known without reading is told.
 */
export function changesInWords(
  { fields, files, added, removed, before, after }: RevisionComparison,
  findings: readonly ContentFinding[] = [],
): ChangesInWords {
  const gone = [...added, ...removed];
  const told = files.filter(({ place }) => !gone.includes(place));
  const changed = findings.flatMap(({ found }) => (found === 'UNREAD' ? [] : found));
  const telling = new Set(findings.filter(({ found }) => found.length > 0).map(({ key }) => key));
  const remade = told.filter(
    ({ kind, change, key }) => kind === 'ARTEFACT' && change === 'CHANGED' && !telling.has(key),
  );
  const changes = [
    ...added.map(comparisonSentences.placeAdded),
    ...removed.map(comparisonSentences.placeRemoved),
    ...fields
      .filter(({ place }) => place !== 'Revision' && !gone.includes(place))
      .map((field) => fieldSentence(field)),
    ...changed,
    ...attachmentSentences(told),
    ...artefactSentences(told),
  ];
  const unchanged = contentKinds.filter((kind) => {
    const own = findings.filter((finding) => finding.kind === kind);
    return own.length > 0 && own.every(({ found }) => found.length === 0);
  });
  const unread = contentKinds.filter((kind) =>
    findings.some((finding) => finding.kind === kind && finding.found === 'UNREAD'),
  );
  const isSame = changes.length + remade.length + unread.length === 0;
  return {
    changes: isSame ? [comparisonSentences.same(before, after)] : changes,
    unchanged: sentenceOf(unchanged.map((kind) => contentKindText[kind].unchanged)),
    regenerated: remade.length > 0 ? comparisonSentences.regenerated(remade.length) : '',
    unread: unread.map((kind) => contentKindText[kind].unread),
  };
}

const sentenceOf = ([first, ...others]: readonly string[]): string =>
  first === undefined ? '' : [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' · ');

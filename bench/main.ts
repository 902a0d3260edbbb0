import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch, openTab, signIn } from './browser.ts';
import { visitQuotes, type QuotesVisit } from './quotesVisit.ts';
import { startSubjects, subjectNames, type SubjectName } from './subjects.ts';
import { comparisonsOf, quotesWorks, tableOf, works } from './table.ts';
import { visit, type Visit } from './visit.ts';

/** Machines are slow to a different degree every minute: the median of five runs, in turn. */
const runs = 5;

/** Parts of the measurement; those that are named are measured, else all. */
const parts = ['pages', 'quotes'] as const;
const named = parts.filter((part) => process.argv.includes(part));
const isWanted = (part: (typeof parts)[number]): boolean => named.length === 0 || named.includes(part);

type Visits<Measured> = Record<SubjectName, Measured[]>;

async function measure(): Promise<{ visits: Visits<Visit>; quotes: Visits<QuotesVisit> }> {
  const visits: Visits<Visit> = { floor: [], portal: [] };
  const quotes: Visits<QuotesVisit> = { floor: [], portal: [] };
  const subjects = await startSubjects();
  const browser = await launch();
  try {
    const sessions = await signIn(browser, subjects);
    // One after the other: they would slow each other down.
    /* oxlint-disable no-await-in-loop */
    for (let run = 0; run < runs; run += 1) {
      for (const name of subjectNames) {
        const origin = subjects.origins[name];
        if (isWanted('pages')) {
          const { page, context } = await openTab(browser, sessions[name]);
          visits[name].push(await visit(page, origin, subjects));
          await context.close();
        }
        if (isWanted('quotes')) {
          const { page, context, client } = await openTab(browser, sessions[name]);
          quotes[name].push(await visitQuotes(page, client, origin));
          await context.close();
        }
      }
    }
    /* oxlint-enable no-await-in-loop */
  } finally {
    await browser.close();
    await subjects.close();
  }
  return { visits, quotes };
}

const measured = new Date().toISOString();
const { visits, quotes } = await measure();
const comparisons = [
  ...(isWanted('pages') ? comparisonsOf(works, visits) : []),
  ...(isWanted('quotes') ? comparisonsOf(quotesWorks, quotes) : []),
];
console.log(tableOf(comparisons));

const results = fileURLToPath(new URL('results', import.meta.url));
await mkdir(results, { recursive: true });
const file = `${results}/${measured.replaceAll(':', '-')}.json`;
await writeFile(file, JSON.stringify({ measured, comparisons, visits, quotes }, undefined, 2));
console.log(`Every run: ${file}\n`);

import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launchBrowser, networkConditions, openTab, signIn, cpuSlowdown } from './browser.ts';
import { measureQuotesVisit, type QuotesVisitMeasures } from './quotesVisit.ts';
import { responseTimeMs, startSubjects, subjectNames, type SubjectName } from './subjects.ts';
import { compareVisits, quotesMetrics, formatTable, metrics } from './table.ts';
import { measureVisit, type VisitMeasures } from './visit.ts';

/** Machines are slow to a different degree every minute: the median of five runs, in turn. */
const runs = 5;

/** Parts of the measurement; those that are named are measured, else all. */
const parts = ['pages', 'quotes'] as const;
const named = parts.filter((part) => process.argv.includes(part));
const isWanted = (part: (typeof parts)[number]): boolean => named.length === 0 || named.includes(part);

type Visits<Cost> = Record<SubjectName, Cost[]>;

type Measured = {
  readonly visits: Visits<VisitMeasures>;
  readonly quotes: Visits<QuotesVisitMeasures>;
  readonly chromium: string;
};

async function measure(): Promise<Measured> {
  const visits: Visits<VisitMeasures> = { floor: [], portal: [] };
  const quotes: Visits<QuotesVisitMeasures> = { floor: [], portal: [] };
  const subjects = await startSubjects();
  const browser = await launchBrowser();
  const chromium = browser.version();
  try {
    const sessions = await signIn(browser, subjects);
    // One after the other: they would slow each other down.
    /* oxlint-disable no-await-in-loop */
    for (let run = 0; run < runs; run += 1) {
      for (const name of subjectNames) {
        const origin = subjects.origins[name];
        if (isWanted('pages')) {
          const { page, context } = await openTab(browser, sessions[name]);
          visits[name].push(await measureVisit(page, origin, subjects));
          await context.close();
        }
        if (isWanted('quotes')) {
          const { page, context, client } = await openTab(browser, sessions[name]);
          quotes[name].push(await measureQuotesVisit(page, client, origin));
          await context.close();
        }
      }
    }
    /* oxlint-enable no-await-in-loop */
  } finally {
    await browser.close();
    await subjects.close();
  }
  return { visits, quotes, chromium };
}

const { visits, quotes, chromium } = await measure();
const table = formatTable([
  ...(isWanted('pages') ? compareVisits(metrics, visits) : []),
  ...(isWanted('quotes') ? compareVisits(quotesMetrics, quotes) : []),
]);
console.log(table);

// A part of it would stand in the place of the whole.
if (named.length === 0) {
  const file = fileURLToPath(new URL('results.md', import.meta.url));
  const [processor] = cpus();
  await writeFile(
    file,
    `# What Portal costs

The last run of \`npm run bench\`: ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model}, Node ${process.versions.node}, Chromium ${chromium}.

Medians of ${runs} runs in turn with a bare page of the same libraries, which does the same work: cold cache, processor slowed ${cpuSlowdown} times, ${networkConditions.downloadThroughput / 125_000} Mbit/s, ${networkConditions.latency} ms round trip, back ends that answer after ${responseTimeMs} ms. What is held against a budget is the ratio of the two, or the figure itself where the budget is one of Portal alone.

\`\`\`text${table}\`\`\`
`,
  );
  console.log(`Written to ${file}\n`);
}

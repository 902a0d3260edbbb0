import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch, openTab, signIn } from './browser.ts';
import { startSubjects, subjectNames, type SubjectName } from './subjects.ts';
import { comparisonsOf, tableOf } from './table.ts';
import { visit, type Visit } from './visit.ts';

/** Machines are slow to a different degree every minute: the median of five runs, in turn. */
const runs = 5;

async function measure(): Promise<Record<SubjectName, Visit[]>> {
  const visits: Record<SubjectName, Visit[]> = { floor: [], portal: [] };
  const subjects = await startSubjects();
  const browser = await launch();
  try {
    const sessions = await signIn(browser, subjects);
    for (let run = 0; run < runs; run += 1) {
      for (const name of subjectNames) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: they would slow each other down
        const { page, context } = await openTab(browser, sessions[name]);
        // oxlint-disable-next-line no-await-in-loop
        visits[name].push(await visit(page, subjects.origins[name]));
        // oxlint-disable-next-line no-await-in-loop
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await subjects.close();
  }
  return visits;
}

const measured = new Date().toISOString();
const visits = await measure();
const comparisons = comparisonsOf(visits);
console.log(tableOf(comparisons));

const results = fileURLToPath(new URL('results', import.meta.url));
await mkdir(results, { recursive: true });
const file = `${results}/${measured.replaceAll(':', '-')}.json`;
await writeFile(file, JSON.stringify({ measured, comparisons, visits }, undefined, 2));
console.log(`Every run: ${file}\n`);

import { fileURLToPath } from 'node:url';
import { readEnvironmentValues } from '../deploy/environment.ts';
import { stopServer, startListening, createNodeListener, getServerPort } from '../deploy/nodeServer.ts';
import { createPortalServer } from '../deploy/portal.ts';
import { startServer, type RunningServer } from '../mocks/run/server.ts';
import type { Quote } from '../src/domain/quote/quoteDto.ts';

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Time the back ends take to answer, in ms. */
export const responseTimeMs = 30;

/** Time after which a page that waits for a list does nothing else any more, in ms. */
export const idleAfterMs = 800;

/** Subjects that are measured: Portal, and the floor, which does the same work with the same libraries and nothing else. */
export const subjectNames = ['floor', 'portal'] as const;
export type SubjectName = (typeof subjectNames)[number];

export type Subjects = {
  readonly origins: Readonly<Record<SubjectName, string>>;
  /** Has the list of configurations answered after so many ms from now on. */
  readonly answerListAfter: (ms: number) => void;
  readonly close: () => Promise<void>;
};

/** Number of quotes that are listed: as many as a search takes. */
export const quoteCount = 10_000;

/** Fills the store up with copies of its quotes, each under a number and a name of its own. */
function fillQuotes({ store }: RunningServer['standIns']): void {
  const { quotes } = store;
  const listed: readonly Quote[] = JSON.parse(
    quotes.search({ take: quoteCount, sort: 'id', descending: false, accounts: undefined }),
  );
  const [firstAccount] = listed.flatMap(({ customer }) =>
    typeof customer === 'object' ? (customer?.number ?? []) : [],
  );
  store.transaction(() => {
    for (let number = 0; number < quoteCount - listed.length; number += 1) {
      const of = listed[number % listed.length];
      if (!of) return;
      const name = `Harbour crane ${String(number).padStart(5, '0')}`;
      quotes.add((id) => ({ ...of, id, name }), firstAccount ?? '');
    }
  });
}

/** Serves both with the same headers before the same stand-ins, so that both get the same answers equally late. */
export async function startSubjects(): Promise<Subjects> {
  const portal = await startServer({
    port: 0,
    dist: root('dist'),
    dataDir: ':memory:',
    scale: 'default',
    values: readEnvironmentValues(root('.env.example')),
  });
  const { environment, mount, faults } = portal.standIns;
  fillQuotes(portal.standIns);
  const answerListAfter = (ms: number): void => {
    faults.clear();
    faults.add({ operation: 'configurationFilter', effect: 'DELAY', ms });
    for (const backEnd of ['cms', 'cpq', 'status'] as const)
      faults.add({ backEnd, effect: 'DELAY', ms: responseTimeMs });
  };
  answerListAfter(responseTimeMs);
  const floor = await createPortalServer({ dist: root('bench/floor/dist'), environment, mount });
  const server = await startListening(createNodeListener(floor.fetch), { port: 0, host: '127.0.0.1' });
  return {
    origins: { portal: portal.origin, floor: `http://localhost:${getServerPort(server)}` },
    answerListAfter,
    close: async () => {
      await stopServer(server);
      await portal.close();
    },
  };
}

import { join, relative } from 'node:path';
import { runServer } from '../../deploy/nodeServer.ts';
import { foreignMappingFileName, readCommandLine, resolveFromRoot, type CommandLine } from './commandLine.ts';
import { controlPagePath } from '../faults/controlCommands.ts';
import { groupPeopleByRealm } from '../identity/pages.ts';
import { startServer, type RunningServer } from './server.ts';

function greet({ origin, standIns }: RunningServer, { dataDir, foreign }: CommandLine): void {
  const { providerName } = standIns.environment.config;
  const people = groupPeopleByRealm(standIns.people, providerName).map(
    ({ title, members }) =>
      `    ${title}: ${members.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}`,
  );
  console.log(`
  Portal      ${origin}
  Sign in as  anybody on the sign-in page, without a password
${people.join('\n')}
  Quotes      their password is the part of the e-mail address before the @
${foreign ? `  CMS         foreign; ${relative(process.cwd(), join(dataDir, foreignMappingFileName))} maps it\n` : ''}  Data        ${relative(process.cwd(), dataDir) || '.'} (${standIns.seeded ? 'new; they are kept' : 'from before; --reset begins anew'})
  Stand-ins   ${origin}${controlPagePath} (faults, outbox, status page)
  3D          ${standIns.environment.config.configuratorUrl}

  Ctrl-C stops.
`);
}

await runServer(async () => {
  const commandLine = readCommandLine(process.argv.slice(2), 4173);
  if (!commandLine) return undefined;
  const server = await startServer({ ...commandLine, dist: resolveFromRoot('dist') });
  greet(server, commandLine);
  return () => server.close();
});

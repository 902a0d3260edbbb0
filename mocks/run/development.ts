import { createServer } from 'vite';
import { runServer } from '../../deploy/nodeServer.ts';
import { readCommandLine, resolveFromRoot } from './commandLine.ts';
import { controlPagePath } from '../faults/controlCommands.ts';
import { getNextPort, startStandIns } from './server.ts';
import { createStandInsPlugin } from './vitePlugin.ts';

// Vite's dev server with hot reload, on the same stand-ins and data as the built app.
await runServer(async () => {
  const commandLine = readCommandLine(process.argv.slice(2), 5173);
  if (!commandLine) return undefined;
  const { port } = commandLine;
  const origin = `http://localhost:${port}`;
  const standIns = await startStandIns({
    ...commandLine,
    origin,
    configuratorPort: getNextPort(port),
  });
  const server = await createServer({
    root: resolveFromRoot('.'),
    configFile: resolveFromRoot('vite.config.ts'),
    plugins: [createStandInsPlugin(standIns)],
    server: { port, strictPort: true, host: '127.0.0.1' },
  });
  await server.listen();
  console.log(`\n  Portal      ${origin}\n  Stand-ins   ${origin}${controlPagePath}\n`);
  return () => server.close().then(standIns.close);
});

import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Writes the script that sends the first calls into the page itself, where it runs before anything else is there. */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { filename }) =>
        filename.endsWith('/index.html')
          ? [{ tag: 'script', children: await code(), injectTo: 'head' }]
          : undefined,
    },
  };
}

async function code(): Promise<string> {
  const built = await build({
    configFile: false,
    root: root('.'),
    logLevel: 'warn',
    resolve: { alias: { '~': root('src') } },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2024',
      rolldownOptions: {
        input: root('src/first.ts'),
        output: { format: 'iife' },
        // Of a module of the portal only what is used stands in the page, and nothing for its own sake.
        treeshake: { moduleSideEffects: (id) => id.endsWith('/src/first.ts') },
      },
    },
  });
  const outputs: Rolldown.RolldownOutput[] = [built].flat().filter((each) => 'output' in each);
  const [script] = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  if (!script) throw new Error('The first calls have no script');
  return script.code.trim();
}

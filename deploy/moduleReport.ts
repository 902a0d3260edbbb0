import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What each built script is made of: by its path, the bytes that each module has in it. */
export type ModuleReport = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Where the report lies below the build. It is not served. */
export const moduleReportFile = '.vite/modules.json';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Notes which modules went into which script, so that one can see what a page costs and why. */
export function moduleReport(): Plugin {
  return {
    name: 'module-report',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const report: Record<string, Record<string, number>> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const modules = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        report[`/${file.fileName}`] = Object.fromEntries(
          modules.map(([id, { renderedLength }]) => [relative(root, id.replace('\0', '')), renderedLength]),
        );
      }
      this.emitFile({ type: 'asset', fileName: moduleReportFile, source: JSON.stringify(report, null, 1) });
    },
  };
}

// Adds to package-lock.json the optional packages that npm leaves out when it cannot reach them, so that `npm ci`
// takes it on every machine. They have no checksum until an `npm install` that reaches them fills it in.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { '': project, ...packages } = lock.packages;

const isMissing = (path, name) =>
  !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages);

/** What the name of such a package says about its machine, for instance binding-linux-arm64-musl. */
function machineOf(name) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const at = words.findIndex((word) => /^(android|darwin|freebsd|linux|openharmony|win32)$/.test(word));
  const [os, cpu, abi = ''] = words.slice(at);
  const libc = abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) };
}

for (const [path, { dev, license, engines, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isMissing(path, name))
      packages[`node_modules/${name}`] = {
        version,
        ...machineOf(name),
        dev,
        license,
        optional: true,
        engines,
      };
  }
}

const sorted = Object.fromEntries(
  Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify({ ...lock, packages: { '': project, ...sorted } }, undefined, 2)}\n`);

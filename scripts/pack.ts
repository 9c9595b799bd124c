/**
 * `npm run pack [-- folder]`: makes build/regards-VERSION-PLATFORM.tar.gz, which starts with Node alone,
 * without `npm ci` and without a build: the files of the image, and what an operator needs beside
 * them. Some packages contain machine code: the archive runs on the platform that made it.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { ensureBuilt } from './build'
import { ROOT } from './environment'
import { assembleImage } from './release/assembleImage'
import { hardLinkTree } from './release/hardLinkTree'

/** What the archive has beside the files of the image. */
const EXTRAS = [
  'LICENSE',
  'CHANGELOG.md',
  '.env.example',
  'scripts/start.js',
  'scripts/processSettings.json',
  'deploy/Caddyfile',
  'deploy/nginx.conf',
  'deploy/systemd',
  'docs/exploitation.md',
  'docs/installer-docker.md',
  'docs/installer-systemd.md',
  'docs/installer-kubernetes.md',
  'docs/sauvegarde.md',
  'docs/surveillance.md',
  'docs/import-firebase.md',
  'docs/guide-administrateur.md',
  'docs/guide-editeur.md',
  'docs/publier.md',
  'docs/images',
]

/** For installing packages, which the archive does not need. */
const UNUSED = ['package-lock.json', '.npmrc']

interface Manifest {
  version: string
  scripts: Record<string, string>
  [part: string]: unknown
}

const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest
const name = `regards-${manifest.version}-${process.platform}-${process.arch}`
const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'build'), `${name}.tar.gz`)

await ensureBuilt()
// On the same disk as the work tree, so that its files can be linked.
mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
const folder = mkdtempSync(path.join(ROOT, '.cache', 'pack-'))
try {
  assemble(path.join(folder, name))
  mkdirSync(path.dirname(target), { recursive: true })
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w']
  const options = ['--create', '--gzip', '--sort=name', ...owner]
  execFileSync('tar', [...options, `--file=${target}`, `--directory=${folder}`, name])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const megabytes = Math.round(statSync(target).size / 1e6)
console.log(`${path.relative(process.cwd(), target)}\u00a0: ${megabytes}\u00a0Mo`)

function assemble(dir: string): void {
  mkdirSync(dir)
  assembleImage(dir)
  for (const file of UNUSED) rmSync(path.join(dir, file))
  for (const file of EXTRAS) {
    hardLinkTree(path.join(ROOT, file), path.join(dir, file))
  }
  hardLinkTree(path.join(ROOT, 'deploy/LISEZMOI.md'), path.join(dir, 'LISEZMOI.md'))
  // A new file: the one that is there is the work tree's.
  rmSync(path.join(dir, 'package.json'))
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(toPackedManifest(), null, 2)}\n`)
}

/** Without dependencies, and with only the commands that need neither sources nor tools. */
function toPackedManifest(): Manifest {
  const scripts = Object.entries(manifest.scripts).filter(([, script]) =>
    /^(?:exec )?node scripts\/\w+\.js/.test(script),
  )
  const { workspaces, devDependencies, overrides, ...packed } = manifest
  return { ...packed, scripts: Object.fromEntries(scripts) }
}

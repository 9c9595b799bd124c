import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildSbom } from './supplyChain/buildSbom'

const ROOT = path.resolve(import.meta.dirname, '..')

interface Part {
  workspace: string
  /** Input files and folders of the build. */
  inputs: string[]
  /** File with the hash of the inputs; deleted together with the output. */
  fingerprintFile: string
  /** Output file whose absence forces a build, whatever the hash says. */
  outputFile: string
}

/** Software bill of materials, beside the server in the image; see docs/security.md. */
const SBOM_FILE = path.join(ROOT, 'cms/dist/sbom.cdx.json')

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'packages']

const PARTS: Part[] = [
  {
    workspace: 'web',
    inputs: [
      'docs/guide-administrateur.md',
      'docs/guide-editeur.md',
      'docs/publier.md',
      'docs/images',
      'web/build',
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/vite.server.config.ts',
      'web/package.json',
    ],
    fingerprintFile: 'web/dist/.stamp',
    outputFile: 'web/dist-server/entry-server.js',
  },
  {
    workspace: 'cms',
    inputs: [
      'cms/build',
      'cms/src',
      'cms/next.config.js',
      'cms/vite.config.ts',
      'cms/tsconfig.json',
      'cms/package.json',
      'tools/import-firebase/src',
      'tools/import-firebase/package.json',
    ],
    fingerprintFile: 'cms/.next/.stamp',
    outputFile: 'cms/dist/server.js',
  },
]

/** Builds each part whose inputs changed since its last build; fast when nothing changed. */
export async function ensureBuilt(): Promise<void> {
  for (const part of PARTS) {
    const print = await fingerprint([...SHARED_INPUTS, ...part.inputs])
    if (await isFresh(part, print)) continue
    process.stdout.write(`Construction de ${part.workspace}…\n`)
    await run('npm', ['run', 'build', '--silent', '-w', part.workspace])
    await fs.writeFile(path.join(ROOT, part.fingerprintFile), print)
  }
  // The build of cms deletes it, and follows each change of package-lock.json.
  await fs.access(SBOM_FILE).catch(() => fs.writeFile(SBOM_FILE, buildSbom()))
}

async function isFresh(part: Part, print: string): Promise<boolean> {
  try {
    await fs.access(path.join(ROOT, part.outputFile))
    return (await fs.readFile(path.join(ROOT, part.fingerprintFile), 'utf8')) === print
  } catch {
    return false
  }
}

/** Hashes the names and contents of files; recurses into folders and skips missing paths. */
async function fingerprint(inputs: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await listFiles(path.join(ROOT, input))) {
      hash
        .update(path.relative(ROOT, file))
        .update('\0')
        .update(await fs.readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function listFiles(entry: string): Promise<string[]> {
  const stat = await fs.stat(entry).catch(() => undefined)
  if (!stat) return []
  if (stat.isFile()) return [entry]
  const names = await fs.readdir(entry)
  return (await Promise.all(names.sort().map((name) => listFiles(path.join(entry, name))))).flat()
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`« ${command} ${args.join(' ')} » a échoué (code ${code})`))
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureBuilt()

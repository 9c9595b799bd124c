import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { repoRoot } from './paths'
import type { Environment } from './processes'
import type { ProvidedProduct } from './productForProject'
import { toArguments, toSettings } from './siteCommands'

/** Result of the command. */
export type ImportResult = {
  /** Exit code; null when `interruption` killed it. */
  code: number | null
  /** Lines of stdout and stderr. */
  lines: string[]
}

export type ImportOptions = {
  env?: Environment
  /** Signal to send after a line that contains the text `at`. */
  interruption?: {
    at: string
    signal: NodeJS.Signals
    /** Which of the lines with this text; the first by default. */
    occurrence?: number
    /** Delay after that line; none by default. */
    delayMs?: number
  }
  /** Suspends the command at a line that contains `at`, and runs `meanwhile`. */
  pause?: { at: string; meanwhile: () => Promise<void> }
}

const LIMIT_MS = 120_000

/**
 * Runs the built `import:firebase` on a product's database and storage.
 * @throws when it has not ended after two minutes
 */
export async function importFirebase(
  product: ProvidedProduct,
  args: string[],
  { env, interruption, pause }: ImportOptions = {},
): Promise<ImportResult> {
  const [command = '', ...words] = toArguments('importFirebase', ...args)
  const child = spawn(command, words, {
    cwd: repoRoot,
    env: {
      ...process.env,
      ...toSettings(product),
      // As the product of the tests: their PDFs are not prepared for reading.
      PREPARE_READING: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const lines: string[] = []
  let matches = 0
  const sent = new Set<NodeJS.Signals>()
  const interrupt = (signal: NodeJS.Signals) => {
    if (child.kill(signal)) sent.add(signal)
  }
  let meanwhile: Promise<void> | undefined
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      if (interruption && line.includes(interruption.at)) {
        matches += 1
        const { occurrence = 1, signal, delayMs = 0 } = interruption
        if (matches === occurrence && delayMs === 0) interrupt(signal)
        else if (matches === occurrence) setTimeout(interrupt, delayMs, signal)
      }
      if (pause && !meanwhile && line.includes(pause.at)) {
        child.kill('SIGSTOP')
        meanwhile = pause.meanwhile().finally(() => child.kill('SIGCONT'))
      }
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  await meanwhile
  if (code === null && !sent.has('SIGKILL'))
    throw new Error(`No end after ${LIMIT_MS} ms: ${lines.join()}`)
  return { code, lines }
}

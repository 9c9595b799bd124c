import fs from 'node:fs/promises'
import path from 'node:path'

import type { CoucheDeTexte } from '../types'

/** The output folder cannot be written to: the machine is at fault, not the PDF. */
export class UnwritableOutput extends Error {
  /** @param code of the file system's error */
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The pages cannot be written: ${code}`, options)
    this.name = 'UnwritableOutput'
  }
}

/** Writes a file of a page. @throws UnwritableOutput */
export async function writeOutput(file: string, data: string | Buffer): Promise<void> {
  try {
    await fs.writeFile(file, data)
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException
    throw new UnwritableOutput(code, { cause: error })
  }
}

/** Writes a page's text layer beside its pictures. */
export const writeLayer = (outDir: string, name: string, layer: CoucheDeTexte): Promise<void> =>
  writeOutput(path.join(outDir, name), JSON.stringify(layer))

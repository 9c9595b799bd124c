import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bloc } from '@regards/contract/schemas/blocs'
import type { EntreeDuPlan } from '@regards/contract/schemas/pageMessages'
import type { Mot } from '../../../cms/src/features/lecture/types'
import { PdfFailure } from '../../../cms/src/features/lecture/preparation/failures'
import { startChild } from '../../../cms/src/features/lecture/preparation/startChild'

/** Ticks of /proc/PID/stat in a second. */
const TICKS = 100

export interface ReadPdf {
  /** Pages that the PDF has; 0 when it could not be opened. */
  pages: number
  /** Words of each page that was made, as they are read. */
  texts: Map<number, string>
  /** What articles are proposed from. */
  blocs: Map<number, Bloc[]>
  plan: EntreeDuPlan[]
  /** Why the PDF or a page was refused. */
  refused?: string
  /** Processor time of the child, in milliseconds, and its largest resident memory, in bytes. */
  milliseconds: number
  memory: number
}

/**
 * Takes a PDF apart in the product's child process, as the server does.
 * @param outDir empty folder for the files of the pages
 */
export async function readPdf(file: string, outDir: string): Promise<ReadPdf> {
  const read: ReadPdf = {
    ...{ pages: 0, texts: new Map(), blocs: new Map(), plan: [], milliseconds: 0, memory: 0 },
  }
  const skipped: number[] = []
  for (;;) {
    const failure = await readPages(file, outDir, read, skipped)
    if (!failure) return read
    const { page, message } = failure
    const details = message === failure.failure ? '' : message.split('\n', 1)[0]
    read.refused ??= [failure.failure, page && `page ${page}`, details].filter(Boolean).join(', ')
    // A page that cannot be read leaves the others.
    if (page === undefined || skipped.includes(page)) return read
    skipped.push(page)
  }
}

/** Reads the pages that are not read yet, in a child; returns why it ended before the last one. */
async function readPages(
  file: string,
  outDir: string,
  read: ReadPdf,
  skipped: number[],
): Promise<PdfFailure | undefined> {
  const spent = read.milliseconds
  const measure = () => {
    const child = measureChild('takePdfApart')
    if (!child) return
    read.milliseconds = spent + child.milliseconds
    read.memory = Math.max(read.memory, child.memory)
  }
  const timer = setInterval(measure, 100)
  try {
    const child = await startChild(file, outDir, { skipped })
    read.pages = child.opened.nombreDePages
    read.plan = child.opened.plan
    try {
      for (let number = 1; number <= read.pages; number += 1) {
        if (read.texts.has(number) || skipped.includes(number)) continue
        const { blocs } = await child.makePage(number)
        read.blocs.set(number, blocs)
        measure()
        read.texts.set(number, readWords(join(outDir, `${number}.json`)))
      }
    } finally {
      child.stop()
    }
    return undefined
  } catch (error) {
    if (error instanceof PdfFailure) return error
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** The words of a text layer; a divided word whole, at its first place. */
function readWords(file: string): string {
  const { mots } = JSON.parse(readFileSync(file, 'utf8')) as { mots: Mot[] }
  return mots
    .map((mot) => mot as [number, number, number, number, string, string?, number?])
    .filter((mot) => !mot[6])
    .map((mot) => mot[5] ?? mot[4])
    .join(' ')
}

type Used = Pick<ReadPdf, 'milliseconds' | 'memory'>

/** Reads what a child of this process has used until now; undefined when it has ended. */
export function measureChild(program: string): Used | undefined {
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const [, parent, user, system] =
        /\) \S (\d+) (?:\S+ ){9}(\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      if (Number(parent) !== process.pid) continue
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)) continue
      const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return {
        milliseconds: ((Number(user) + Number(system)) / TICKS) * 1_000,
        memory: Number(peak ?? 0) * 1024,
      }
    } catch {
      // It has ended.
    }
  }
  return undefined
}

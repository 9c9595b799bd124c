import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** How far a mail came: its end was handed to the network; the server took it; it did not. */
type Step = 'remis' | 'accepte' | 'refuse'

const STEPS = new Set<string>(['remis', 'accepte', 'refuse'])

/** Clocks are set now and then, and so the moment that the machine started seems to move. */
const SAME_BOOT_SECONDS = 60

const getBootTime = () => Math.round(Date.now() / 1000 - os.uptime())

/**
 * What a process did with the mails of an announcement, written without a pause between a step and
 * its line: by the time the process can be killed, the kernel has both. A file of the machine, as no
 * database can be written to in that moment.
 */
export class SendJournal {
  private constructor(private readonly file: number) {}

  /** @param name what the rows of the database name as their bearer */
  static open(dir: string, name: string): SendJournal {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
    const file = fs.openSync(path.join(dir, name), 'wx', 0o600)
    fs.writeSync(file, `${getBootTime()}\n`)
    return new SendJournal(file)
  }

  write(step: Step, abonne: string): void {
    fs.writeSync(this.file, `${step} ${abonne}\n`)
  }

  close(): void {
    fs.closeSync(this.file)
  }

  /**
   * To whom the mails of a journal went, as far as it can be known. Of those whose end was only handed
   * to the network the kernel has sent the rest, unless the machine went down with it.
   * @returns undefined when the journal is not on this machine
   */
  static read(dir: string, name: string): Set<string> | undefined {
    let lines: string[]
    try {
      lines = fs.readFileSync(path.join(dir, name), 'utf8').split('\n')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    const isSameBoot = Math.abs(Number(lines[0]) - getBootTime()) <= SAME_BOOT_SECONDS
    const last = new Map<string, string>()
    for (const line of lines.slice(1)) {
      const [step = '', abonne = ''] = line.split(' ')
      if (STEPS.has(step)) last.set(abonne, step)
    }
    const sent = [...last].filter(
      ([, step]) => step === 'accepte' || (step === 'remis' && isSameBoot),
    )
    return new Set(sent.map(([abonne]) => abonne))
  }

  /** Removes all journals of an announcement that are on this machine. */
  static removeAll(dir: string, annonce: string): void {
    if (!fs.existsSync(dir)) return
    for (const name of fs.readdirSync(dir)) {
      if (name.startsWith(`${annonce}.`)) fs.rmSync(path.join(dir, name), { force: true })
    }
  }
}

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Last step of an e-mail: fully written to the network; accepted by the server; rejected. */
type Step = 'remis' | 'accepte' | 'refuse'

const STEPS = new Set<string>(['remis', 'accepte', 'refuse'])

/** Tolerance for clock adjustments, which shift the computed boot time. */
const SAME_BOOT_SECONDS = 60

const getBootTime = () => Math.round(Date.now() / 1000 - os.uptime())

/**
 * Journal of a process's e-mails in a campaign. Each line is written synchronously right after its
 * step, so that the kernel has both before the process can be killed. A local file, since no
 * database can be written to synchronously.
 */
export class SendJournal {
  private constructor(private readonly file: number) {}

  /** @param name value of `porteur` in the rows of `envois` */
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
   * Reads which subscribers' e-mails were sent, as far as can be known. For e-mails fully written
   * to the network, the kernel has sent the rest, unless the machine rebooted since.
   * @returns ids of subscribers; undefined when the journal is not on this machine
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

  /** Deletes all journals of a campaign on this machine. */
  static removeAll(dir: string, annonce: string): void {
    if (!fs.existsSync(dir)) return
    for (const name of fs.readdirSync(dir)) {
      if (name.startsWith(`${annonce}.`)) fs.rmSync(path.join(dir, name), { force: true })
    }
  }
}

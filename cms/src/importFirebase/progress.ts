import cliProgress from 'cli-progress'

import { duration } from './sentences'

/** Shows how far a long work is. */
export interface Progress {
  /** One more is done; `line` says which, where lines are shown. */
  advance(line?: string): void
  end(): void
}

/** A bar on a terminal; elsewhere (a file, another program) the lines, one after the other. */
export function startProgress(
  label: string,
  total: number,
  stream: NodeJS.WriteStream = process.stdout,
): Progress {
  return stream.isTTY ? startBar(label, total, stream) : startLines(total, stream)
}

function startBar(label: string, total: number, stream: NodeJS.WriteStream): Progress {
  const startedAt = Date.now()
  let done = 0
  const rate = () => (done / Math.max(1, (Date.now() - startedAt) / 1000)).toFixed(1)
  const bar = new cliProgress.SingleBar(
    {
      stream,
      format: `${label} {bar} {percentage} % · {value}/{total} · {rate}/s · reste {eta_formatted}`,
      // Before it can be told, the time left is a word of the library's.
      formatTime: (seconds: number) => (Number.isFinite(seconds) ? duration(seconds) : '?'),
      etaBuffer: 50,
      // Within 80 columns, and without a change of the terminal that a signal would leave behind.
      barsize: 20,
      linewrap: true,
    },
    cliProgress.Presets.shades_classic,
  )
  bar.start(total, 0, { rate: '0.0' })
  return {
    advance: () => {
      done += 1
      bar.increment(1, { rate: rate() })
    },
    end: () => bar.stop(),
  }
}

function startLines(total: number, stream: NodeJS.WriteStream): Progress {
  let done = 0
  return {
    advance: (line) => {
      done += 1
      if (line) stream.write(`${line} (${done}/${total})\n`)
    },
    end: () => undefined,
  }
}

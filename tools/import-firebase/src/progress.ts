import cliProgress from 'cli-progress'

import { duration } from './sentences'

/** Progress of a long operation. */
export interface Progress {
  /** Advances by one; `line` describes the item, in the output that prints lines. */
  advance(line?: string): void
  end(): void
}

/** Draws a progress bar on a terminal; prints one line per item elsewhere (file, pipe). */
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
      // Without an estimate yet, the library passes a non-numeric value.
      formatTime: (seconds: number) => (Number.isFinite(seconds) ? duration(seconds) : '?'),
      etaBuffer: 50,
      // Fits in 80 columns and changes no terminal mode, which a signal would leave in place.
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

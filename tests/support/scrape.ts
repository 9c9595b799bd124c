import { client } from './client'

/** Value of METRICS_TOKEN in the tests. */
export const METRICS_TOKEN = 'a-token-of-the-tests'

export type Sample = { name: string; labels: Record<string, string>; value: number }

/** What a scrape of a product returned. */
export type Scrape = {
  samples: Sample[]
  /** Sum of the samples of a name that have these labels; 0 without one. */
  sum: (name: string, labels?: Record<string, string>) => number
  /** The sample of a name with these labels. @throws when there is none */
  value: (name: string, labels?: Record<string, string>) => number
}

/** Scrapes a product that was started with METRICS_TOKEN, as Prometheus does. */
export async function scrape(url: string): Promise<Scrape> {
  const { status, text } = await client(url).get('/api/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  if (status !== 200) throw new Error(`GET /api/metrics: ${status} ${text}`)
  const samples = parseSamples(text)
  const find = (name: string, labels: Record<string, string> = {}) =>
    samples.filter(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )
  return {
    samples,
    sum: (name, labels) => find(name, labels).reduce((sum, { value }) => sum + value, 0),
    value(name, labels) {
      const [sample] = find(name, labels)
      if (!sample) throw new Error(`No sample ${name} ${JSON.stringify(labels ?? {})}`)
      return sample.value
    },
  }
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g

/** Parses Prometheus' text format. @throws at a line that it does not allow */
function parseSamples(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value = ''] = LINE.exec(line) ?? []
      if (!name) throw new Error(`Not a sample: ${line}`)
      const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text])
      return {
        name,
        labels: Object.fromEntries(pairs) as Record<string, string>,
        value: toNumber(value),
      }
    })
}

function toNumber(text: string): number {
  if (/^[+-]?Inf$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  return Number(text)
}

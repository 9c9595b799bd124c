import path from 'node:path'
import { readSections } from './readSections'

/** A series of Prometheus' rule tests: its values, one a minute (`0+5x20` rises by 5). */
export type Series = { series: string; values: string }

/** What an alert must fire for, and what it must not. */
export type AlertCase = {
  alert: string
  /** Minutes after the first value; long enough for the rule's `for`. */
  at: number
  fires: Record<string, Series[]>
  quiet: Record<string, Series[]>
}

/** Each rule of deploy/prometheus/alerts.yml, on both sides of its bound: it fires for `! `, and not for `- `. */
export const alertCases = readSections(path.join(import.meta.dirname, 'alertCases.txt')).map(
  ({ title, fields, lines }): AlertCase => {
    const marked = (own: string) =>
      Object.fromEntries(lines.filter(({ mark }) => mark === own).map(({ text }) => toCase(text)))
    return { alert: title, at: Number(fields.at), fires: marked('!'), quiet: marked('-') }
  },
)

/** Parses `name: series values; series values`. */
function toCase(text: string): [name: string, input: Series[]] {
  const [name = '', input = ''] = text.split(/:(?: |$)/)
  const each = input.split('; ').filter(Boolean)
  return [name, each.map((one) => toSeries(one))]
}

function toSeries(text: string): Series {
  const [series = '', ...values] = text.split(' ')
  return { series, values: values.join(' ') }
}

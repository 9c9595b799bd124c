import type { Counts } from '../daily/counts'
import type { Statistics } from '../daily/readStatistics'
import { formatChange, formatCount } from './formats'

const SERIES: { name: keyof Counts; label: string }[] = [
  { name: 'vues', label: 'Ouvertures' },
  { name: 'telechargements', label: 'Téléchargements' },
]

/** Both totals, each with its chart colour and the total of the previous period. */
export function Totals({ total, before, period }: Statistics) {
  return (
    <dl className="frequentation__totaux">
      {SERIES.map(({ name, label }) => (
        <div key={name} data-serie={name}>
          <dt>{label}</dt>
          <dd>{formatCount(total[name])}</dd>
          <dd className="frequentation__evolution">{compare(total[name], before[name], period)}</dd>
        </div>
      ))}
    </dl>
  )
}

function compare(count: number, before: number, days: number): string {
  const when = `les ${days}\u00a0jours d’avant`
  if (before === count) return `Autant que ${when}`
  if (before === 0) return `0\u00a0${when}`
  return `${formatChange(count, before)} par rapport aux ${formatCount(before)} des ${days}\u00a0jours d’avant`
}

import { Fragment } from 'react'

import { COLUMNS, COUNTERS } from '../counters'
import type { ChartPoint } from '../readStatistics'
import { formatCount, formatCounted, formatDayRange, formatTick } from './formats'
import './Chart.css'

/** Viewbox sizes: the drawing is stretched to its container, so only the ratios matter. */
const HEIGHT = 100
const STEP = 10
const BAR = 7

/** Maximum number of labels below the chart. */
const TICKS = 5

/** Openings are bars. */
const LINES = COUNTERS.filter(({ column }) => column !== 'vues')

interface ChartProps {
  points: ChartPoint[]
  title: string
  description: string
}

/** Chart of openings (bars) and other counts (lines), beside the table of the same numbers. */
export function Chart({ points, title, description }: ChartProps) {
  const scale = getAxisTicks(
    Math.max(1, ...points.flatMap((p) => COLUMNS.map((column) => p[column]))),
  )
  const top = scale.at(-1) ?? 1
  const width = points.length * STEP
  const yOf = (count: number) => HEIGHT - (count / top) * HEIGHT
  const lines = LINES.filter(({ column }) => points.some((point) => point[column] > 0)).map(
    ({ column }) => ({
      column,
      line: points.map((point, index) => [index * STEP + STEP / 2, yOf(point[column])]).join(' '),
    }),
  )

  return (
    <div className="frequentation__graphique">
      <div className="frequentation__echelle" aria-hidden="true">
        {scale.map((count) => (
          <span key={count} style={{ top: `${yOf(count)}%` }}>
            {formatCount(count)}
          </span>
        ))}
      </div>
      <svg
        className="frequentation__trace"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby="frequentation-titre frequentation-description"
      >
        <title id="frequentation-titre">{title}</title>
        <desc id="frequentation-description">{description}</desc>
        {scale.map((count) => (
          <path key={count} className="frequentation__repere" d={`M0 ${yOf(count)}H${width}`} />
        ))}
        {points.map((point, index) => (
          <g key={point.du} className="frequentation__jour">
            <title>{describePoint(point)}</title>
            <rect x={index * STEP} width={STEP} height={HEIGHT} fill="transparent" />
            <rect
              className="frequentation__vues"
              x={index * STEP + (STEP - BAR) / 2}
              y={yOf(point.vues)}
              width={BAR}
              height={HEIGHT - yOf(point.vues)}
            />
          </g>
        ))}
        {lines.map(({ column, line }) => (
          <Fragment key={column}>
            <polyline className="frequentation__halo" points={line} />
            <polyline className={`frequentation__${column}`} data-serie={column} points={line} />
          </Fragment>
        ))}
      </svg>
      <div className="frequentation__dates" aria-hidden="true">
        {chooseTicks(points.length).map((index, place) => (
          <span
            key={index}
            data-rang={place % 2 === 0 ? 'premier' : 'second'}
            style={{ left: `${((index + 0.5) / points.length) * 100}%` }}
          >
            {getTickLabel(points, index)}
          </span>
        ))}
      </div>
    </div>
  )
}

const describePoint = (point: ChartPoint): string =>
  [
    `${formatDayRange(point)}\u00a0: ${formatCounted(point.vues, 'ouverture')}`,
    ...LINES.filter(({ column }) => point[column] > 0).map(({ column, noun }) =>
      formatCounted(point[column], noun),
    ),
  ].join(', ')

/** Returns the indices of the labelled points: evenly spaced, first and last included. */
function chooseTicks(count: number): number[] {
  const ticks = Array.from({ length: TICKS }, (_, place) =>
    Math.round((place * (count - 1)) / (TICKS - 1)),
  )
  return [...new Set(ticks)]
}

function getTickLabel(points: ChartPoint[], index: number): string {
  const point = points[index]
  const isOfWeeks = points.some(({ du, au }) => du !== au)
  return point ? formatTick(point, isOfWeeks ? 'mois' : 'jour') : ''
}

/** Maximum number of ticks above zero. */
const MAX_STEPS = 4

/** Returns the ticks of an axis from 0 to at least `max`, which is 1 or more: round numbers. */
export function getAxisTicks(max: number): number[] {
  const step = listRoundSteps(max).find((size) => size * MAX_STEPS >= max) ?? max
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

/** Lists 1, 2, 5, 10, 20, 50 and so on, up to a sufficient step. */
function listRoundSteps(max: number): number[] {
  const steps: number[] = []
  for (let power = 1; power <= max; power *= 10) steps.push(power, 2 * power, 5 * power)
  return steps
}

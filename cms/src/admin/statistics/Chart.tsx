import type { ChartPoint } from '../../features/statistics/toChartPoints'
import { formatCount, formatDownloads, formatDayRange, formatOpenings, formatTick } from './formats'
import { getAxisTicks } from './getAxisTicks'

/** Sizes of the drawing, which is stretched to the room that there is: only their ratios matter. */
const HEIGHT = 100
const STEP = 10
const BAR = 7

/** How many places of the chart are named below it, where there is room. */
const TICKS = 5

interface ChartProps {
  points: ChartPoint[]
  title: string
  description: string
}

/** Openings as bars, downloads as a line. Its numbers are in the table that stands beside it. */
export function Chart({ points, title, description }: ChartProps) {
  const scale = getAxisTicks(Math.max(1, ...points.flatMap((p) => [p.vues, p.telechargements])))
  const top = scale.at(-1) ?? 1
  const width = points.length * STEP
  const yOf = (count: number) => HEIGHT - (count / top) * HEIGHT
  const line = points.map(({ telechargements }, index) => [
    index * STEP + STEP / 2,
    yOf(telechargements),
  ])
  const hasDownloads = points.some(({ telechargements }) => telechargements > 0)

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
        {hasDownloads && (
          <>
            <polyline className="frequentation__halo" points={line.join(' ')} />
            <polyline className="frequentation__telechargements" points={line.join(' ')} />
          </>
        )}
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
    `${formatDayRange(point)}\u00a0: ${formatOpenings(point.vues)}`,
    ...(point.telechargements > 0 ? [formatDownloads(point.telechargements)] : []),
  ].join(', ')

/** The places that are named: evenly spread, from the first to the last. */
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

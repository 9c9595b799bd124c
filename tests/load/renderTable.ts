import { formatMetric, type Cell, type Table } from './metrics'

/** Renders a Markdown table with aligned columns, readable in a terminal too. */
export function renderTable({ title, columns, rows }: Table): string {
  const lines = [['', ...columns], ...rows.map(({ name, cells }) => [name, ...cells.map(describe)])]
  const widths = lines.reduce<number[]>(
    (most, line) => line.map((text, index) => Math.max(most[index] ?? 3, text.length)),
    [],
  )
  const drawn = lines.map(
    (line) => `| ${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [`**${title}**`, '', drawn[0], rule, ...drawn.slice(1)].join('\n')
}

function describe(cell: Cell): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : formatMetric(cell)
}

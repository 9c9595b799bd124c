/** A Markdown table; vertical bars of the cells are escaped. */
export function toMarkdownTable(columns: string[], rows: string[][]): string {
  const toLine = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [toLine(columns), toLine(columns.map(() => '---')), ...rows.map(toLine)].join('\n')
}

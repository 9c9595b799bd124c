import { readFileSync } from 'node:fs'

/** A section of a text file. */
export interface Section {
  title: string
  fields: Record<string, string>
  /** The other lines, each with the sign before it: `# `, `> `, `? `, `! `, `@ ` or `- `. */
  lines: { mark: string; text: string }[]
}

/** Reads a file whose sections begin with `== title`; a line is a field, `name: value`, or a text. */
export const readSections = (file: string): Section[] =>
  readFileSync(file, 'utf8')
    .split(/^== /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.trim().split('\n')
      const read: Section = { title, fields: {}, lines: [] }
      for (const line of lines) {
        const [, mark = '', field, text = line] =
          /^(?:([@#>?!-])|([a-zA-Z]+\d?):) (.*)$/.exec(line) ?? []
        if (field) read.fields[field] = text
        else read.lines.push({ mark, text })
      }
      return read
    })

/** Reads `first-last`. */
export function readPages(pages = ''): [first: number, last: number] {
  const [first = 0, last = 0] = pages.split('-').map(Number)
  return [first, last]
}

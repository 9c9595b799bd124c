/** Pasted HTML with the same words in elements that the editor knows. */
export interface CleanedHtml {
  document: Document
  /** Whether a table was made into lines. */
  hasTable: boolean
}

/** Elements that Word, a table or a computer's own file leaves in HTML. */
const NEEDS_CLEANING = /mso-list|<table|href=["']?file:/i

const MARKER = '[style*="mso-list"][style*="Ignore" i]'

/**
 * Cleans HTML that is pasted: the list items of Word, which are paragraphs with a bullet typed before them,
 * become lists; a row of a table becomes a line; a link to a file of the writer's computer becomes text.
 * @returns undefined if there is nothing to clean
 */
export function cleanPastedHtml(html: string): CleanedHtml | undefined {
  if (!NEEDS_CLEANING.test(html)) return undefined
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const link of document.querySelectorAll('a[href^="file:" i]'))
    link.replaceWith(...link.childNodes)
  makeLists(document)
  const tables = document.querySelectorAll('table')
  for (const table of tables) table.replaceWith(...toLines(table))
  return { document, hasTable: tables.length > 0 }
}

/** Groups neighbouring items into a list each; the levels of a list of Word become one. */
function makeLists(document: Document): void {
  let list: HTMLElement | undefined
  let last: Element | undefined
  for (const paragraph of document.querySelectorAll('[style*="mso-list"]')) {
    if (!/^(?:P|H[1-6]|DIV)$/.test(paragraph.tagName)) continue
    const marker = paragraph.querySelector(MARKER)
    const tag = isNumber(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    const isContinued = list?.localName === tag && last === paragraph.previousElementSibling
    if (!list || !isContinued) {
      list = document.createElement(tag)
      paragraph.before(list)
    }
    list.append(item)
    paragraph.remove()
    last = list
  }
}

/** Whether the marker of an item is a number or a letter, not a bullet: « 1. », « b) », « iv. ». */
const isNumber = (marker: string): boolean =>
  /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker.replaceAll('\u00a0', ' ').trim())

function toLines(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].flatMap((row) => {
    const cells = [...row.cells].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    const line = table.ownerDocument.createElement('p')
    line.textContent = cells.filter(Boolean).join(' – ')
    return line.textContent ? [line] : []
  })
}

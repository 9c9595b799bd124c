/** Long texts as the panel's editor sends them. */
export type RichTextNode = { type: string; [key: string]: unknown }

export type RichText = { root: RichTextNode }

const element = { format: '', indent: 0, version: 1, direction: 'ltr' }

/** A long text of these blocks; words alone are a paragraph. */
export function makeRichText(...blocks: (string | RichTextNode)[]): RichText {
  const children = blocks.map((block) => (typeof block === 'string' ? makeParagraph(block) : block))
  return { root: { type: 'root', ...element, children } }
}

/** A paragraph of words and other inline nodes. */
export function makeParagraph(...parts: (string | RichTextNode)[]): RichTextNode {
  return {
    type: 'paragraph',
    ...element,
    textFormat: 0,
    textStyle: '',
    children: parts.map(inline),
  }
}

/** A link to an address, whatever that is. */
export function makeLink(url: unknown, change: Record<string, unknown> = {}): RichTextNode {
  return {
    type: 'link',
    ...element,
    version: 3,
    fields: { linkType: 'custom', url, newTab: false, ...change },
    children: [inline('lien')],
  }
}

/** A list of one line of words. */
export function makeList(words: string): RichTextNode {
  const line = { type: 'listitem', value: 1, ...element, children: [inline(words)] }
  return { type: 'list', listType: 'bullet', tag: 'ul', start: 1, ...element, children: [line] }
}

/** Words, which may be bold (1), code (16)… */
export function makeWords(text: unknown, format = 0): RichTextNode {
  return { type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 }
}

function inline(part: string | RichTextNode): RichTextNode {
  return typeof part === 'string' ? makeWords(part) : part
}

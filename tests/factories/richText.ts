/** A node of rich text in the format of the panel's editor. */
export type RichTextNode = { type: string; [key: string]: unknown }

export type RichText = { root: RichTextNode }

const element = { format: '', indent: 0, version: 1, direction: 'ltr' }

/** Creates rich text from blocks; a string becomes a paragraph. */
export function makeRichText(...blocks: (string | RichTextNode)[]): RichText {
  const children = blocks.map((block) => (typeof block === 'string' ? makeParagraph(block) : block))
  return { root: { type: 'root', ...element, children } }
}

/** Creates a paragraph of strings and other inline nodes. */
export function makeParagraph(...parts: (string | RichTextNode)[]): RichTextNode {
  return {
    type: 'paragraph',
    ...element,
    textFormat: 0,
    textStyle: '',
    children: parts.map(inline),
  }
}

/** Creates a link; `url` may be invalid. */
export function makeLink(url: unknown, change: Record<string, unknown> = {}): RichTextNode {
  return {
    type: 'link',
    ...element,
    version: 3,
    fields: { linkType: 'custom', url, newTab: false, ...change },
    children: [inline('lien')],
  }
}

/** Creates a list with one item. */
export function makeList(words: string): RichTextNode {
  const line = { type: 'listitem', value: 1, ...element, children: [inline(words)] }
  return { type: 'list', listType: 'bullet', tag: 'ul', start: 1, ...element, children: [line] }
}

/** Creates a text node; `format` is a bit mask: bold (1), code (16)… */
export function makeWords(text: unknown, format = 0): RichTextNode {
  return { type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 }
}

function inline(part: string | RichTextNode): RichTextNode {
  return typeof part === 'string' ? makeWords(part) : part
}

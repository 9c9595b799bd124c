import { typeset } from '@regards/text-analysis'

/** A node of the Lexical editor state, written in code. */
export interface Node {
  type: string
  version: number
  [key: string]: unknown
}

export interface LexicalState {
  root: Node & { children: Node[]; direction: 'ltr'; format: ''; indent: number }
  [key: string]: unknown
}

export const element = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }

/** Builds a rich text from blocks; a string becomes a paragraph. */
export const richText = (...blocks: (string | Node)[]): LexicalState => ({
  root: {
    type: 'root',
    ...element,
    children: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
  },
})

/** Builds a paragraph from strings and inline nodes such as links. */
export const paragraph = (...parts: (string | Node)[]): Node => ({
  type: 'paragraph',
  ...element,
  textFormat: 0,
  textStyle: '',
  children: parts.map(toInline),
})

/** Builds a bullet list, one item per string. */
export const bulletList = (...items: string[]): Node => list(false, items)

export const list = (isOrdered: boolean, items: string[]): Node => ({
  type: 'list',
  listType: isOrdered ? 'number' : 'bullet',
  tag: isOrdered ? 'ol' : 'ul',
  start: 1,
  ...element,
  children: items.map((item, index) => ({
    type: 'listitem',
    value: index + 1,
    ...element,
    children: [toInline(item)],
  })),
})

/** Builds a link to a page of the site or to another site. */
export const link = (text: string, url: string): Node => ({
  type: 'link',
  ...element,
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [toInline(text)],
})

const toInline = (part: string | Node): Node =>
  typeof part === 'string'
    ? {
        type: 'text',
        text: typeset(part),
        format: 0,
        detail: 0,
        mode: 'normal',
        style: '',
        version: 1,
      }
    : part

import { typeset } from '../typography/typeset'

/** Long texts as the editor keeps them, written by hand: for the texts that the site starts with. */
interface Node {
  type: string
  version: number
  [key: string]: unknown
}

export interface LexicalState {
  root: Node & { children: Node[]; direction: 'ltr'; format: ''; indent: number }
  [key: string]: unknown
}

const element = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }

/** A long text of these paragraphs and lists. */
export const richText = (...blocks: (string | Node)[]): LexicalState => ({
  root: {
    type: 'root',
    ...element,
    children: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
  },
})

/** A paragraph: words, and links among them. */
export const paragraph = (...parts: (string | Node)[]): Node => ({
  type: 'paragraph',
  ...element,
  textFormat: 0,
  textStyle: '',
  children: parts.map(toInline),
})

/** A list with a dot before each line. */
export const bulletList = (...items: string[]): Node => ({
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  ...element,
  children: items.map((item, index) => ({
    type: 'listitem',
    value: index + 1,
    ...element,
    children: [toInline(item)],
  })),
})

/** A link to a page of the site or to another site. */
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

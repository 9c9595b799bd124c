import {
  convertLexicalToHTML,
  defaultHTMLConverters,
  type HTMLConverters,
} from '@payloadcms/richtext-lexical/html'

import { escapeXml } from '../../lib/escapeXml'
import { asRecord } from '../../lib/isRecord'
import { emailColors, emailFonts } from './emailTheme'
import { toAbsoluteUrl } from './toAbsoluteUrl'

const title = (size: number) =>
  `margin:28px 0 12px;font-family:${emailFonts.title};font-size:${size}px;line-height:${size + 6}px;font-weight:600;`

const link: HTMLConverters['link'] = ({ node, nodesToHTML }) => {
  const url = toAbsoluteUrl(asRecord(node.fields).url)
  const children = nodesToHTML({ nodes: node.children }).join('')
  return `<a class="link" href="${escapeXml(url)}" style="color:${emailColors.accent};">${children}</a>`
}

/**
 * Converters of all nodes of the editor, with inline styles where they differ from the surrounding
 * cell. Paragraphs and items have no styles: a letter has hundreds of them, and Gmail cuts after
 * 102 kB.
 */
const converters: HTMLConverters = {
  text: defaultHTMLConverters.text,
  linebreak: '<br>',
  tab: ' ',
  link,
  autolink: link as unknown as HTMLConverters['autolink'],
  paragraph: ({ node, nodesToHTML }) => {
    const children = nodesToHTML({ nodes: node.children }).join('')
    return children && `<p>${children}</p>`
  },
  heading: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'h3' ? 'h3' : 'h2'
    const children = nodesToHTML({ nodes: node.children }).join('')
    return `<${tag} style="${title(tag === 'h3' ? 19 : 23)}">${children}</${tag}>`
  },
  list: ({ node, nodesToHTML, parent }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul'
    const margin = asRecord(parent).type === 'listitem' ? '0' : '0 0 20px'
    const children = nodesToHTML({ nodes: node.children }).join('')
    return `<${tag} style="margin:${margin};padding:0 0 0 28px;">${children}</${tag}>`
  },
  listitem: ({ node, nodesToHTML }) => {
    const holdsList = node.children.some((child) => asRecord(child).type === 'list')
    const style = holdsList ? ' style="list-style-type:none;"' : ''
    return `<li${style}>${nodesToHTML({ nodes: node.children }).join('')}</li>`
  },
  quote: ({ node, nodesToHTML }) =>
    `<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${emailColors.ochre};font-style:italic;">${nodesToHTML({ nodes: node.children }).join('')}</blockquote>`,
  unknown: () => '',
}

/**
 * Renders a rich text of the editor as the HTML of an e-mail. The cell around it sets font and
 * colour; the style sheet sets margins (`richTextCss`), and clients without style sheets use their
 * own.
 */
export function renderRichTextHtml(value: unknown): string {
  const html = convertLexicalToHTML({
    converters,
    data: value as Parameters<typeof convertLexicalToHTML>[0]['data'],
    disableContainer: true,
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="ink rich-text" style="font-family:${emailFonts.text};font-size:17px;line-height:27px;color:${emailColors.ink};">${html}</td></tr></table>`
}

import {
  convertLexicalToHTML,
  defaultHTMLConverters,
  type HTMLConverters,
} from '@payloadcms/richtext-lexical/html'

import { escapeXml } from '../../lib/escapeXml'
import { asRecord } from '../../lib/isRecord'
import { emailColors, emailFonts } from './emailTheme'
import { toAbsoluteUrl } from './toAbsoluteUrl'

const text = `font-family:${emailFonts.text};font-size:17px;line-height:27px;color:${emailColors.ink};`

const title = (size: number) =>
  `margin:28px 0 12px;font-family:${emailFonts.title};font-size:${size}px;line-height:${size + 6}px;font-weight:600;color:${emailColors.ink};`

const link: HTMLConverters['link'] = ({ node, nodesToHTML }) => {
  const url = toAbsoluteUrl(asRecord(node.fields).url)
  const children = nodesToHTML({ nodes: node.children }).join('')
  return `<a class="link" href="${escapeXml(url)}" style="color:${emailColors.accent};">${children}</a>`
}

/** Converters of all that the editor produces, with the inline styles that e-mail clients need. */
const converters: HTMLConverters = {
  text: defaultHTMLConverters.text,
  linebreak: '<br>',
  tab: ' ',
  link,
  autolink: link as unknown as HTMLConverters['autolink'],
  paragraph: ({ node, nodesToHTML }) => {
    const children = nodesToHTML({ nodes: node.children }).join('')
    return children && `<p class="ink" style="margin:0 0 20px;${text}">${children}</p>`
  },
  heading: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'h3' ? 'h3' : 'h2'
    const children = nodesToHTML({ nodes: node.children }).join('')
    return `<${tag} class="ink" style="${title(tag === 'h3' ? 19 : 23)}">${children}</${tag}>`
  },
  list: ({ node, nodesToHTML, parent }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul'
    const margin = asRecord(parent).type === 'listitem' ? '0' : '0 0 20px'
    const children = nodesToHTML({ nodes: node.children }).join('')
    return `<${tag} class="ink" style="margin:${margin};padding:0 0 0 28px;${text}">${children}</${tag}>`
  },
  listitem: ({ node, nodesToHTML }) => {
    const holdsList = node.children.some((child) => asRecord(child).type === 'list')
    const style = `margin:0 0 6px;${holdsList ? 'list-style-type:none;' : ''}`
    return `<li style="${style}">${nodesToHTML({ nodes: node.children }).join('')}</li>`
  },
  quote: ({ node, nodesToHTML }) =>
    `<blockquote class="ink" style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${emailColors.ochre};${text}font-style:italic;">${nodesToHTML({ nodes: node.children }).join('')}</blockquote>`,
  unknown: () => '',
}

/** Renders a rich text of the editor as the HTML of an e-mail. */
export const renderRichTextHtml = (value: unknown): string =>
  convertLexicalToHTML({
    converters,
    data: value as Parameters<typeof convertLexicalToHTML>[0]['data'],
    disableContainer: true,
  })

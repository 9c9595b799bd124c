import {
  convertLexicalToHTML,
  defaultHTMLConverters,
  type HTMLConverters,
} from '@payloadcms/richtext-lexical/html'
import { escapeXml } from '../../lib/escapeXml'
import { emailColors, darkModeCss, emailFonts, richTextCss } from './emailTheme'
import type { EmailBlock, EmailContent } from './types'
import { asRecord } from '../../lib/isRecord'
import { toAbsoluteUrl } from './toAbsoluteUrl'

const WIDTH = 600
/** Prevents e-mail clients from appending body text to a short preheader. */
const PADDING = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * Renders an e-mail as HTML that old and new e-mail clients display alike: tables, inline styles,
 * no external resources except images. Dark colours where the client supports them.
 */
export function renderEmailHtml({
  sender,
  preheader,
  blocks,
  reason,
  links = [],
}: EmailContent): string {
  return `<!doctype html>
<html lang="fr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeXml(preheader)}</title>
<style>${richTextCss}</style>
<style>${darkModeCss}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${emailColors.paper};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeXml(preheader)}${PADDING}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${emailColors.paper};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH}px;">
<tr><td class="ink" style="padding:0 8px 16px;font-family:${emailFonts.title};font-size:18px;line-height:24px;color:${emailColors.ink};">${escapeXml(sender.nom)}</td></tr>
<tr><td class="band" style="height:6px;line-height:6px;font-size:0;background-color:${emailColors.accent};">&nbsp;</td></tr>
<tr><td class="surface" style="padding:32px 28px 12px;background-color:${emailColors.surface};">
${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td class="band" style="height:2px;line-height:2px;font-size:0;background-color:${emailColors.ochre};">&nbsp;</td></tr>
<tr><td class="muted" style="padding:20px 8px 0;font-family:${emailFonts.text};font-size:14px;line-height:21px;color:${emailColors.muted};">
<p style="margin:0 0 8px;">${escapeXml(reason)}</p>
${links.map(renderLink).join('\n')}
<p style="margin:0;">${escapeXml(sender.nom)}<br>${withBreaks(sender.adresse)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function renderBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'overline':
      return `<p class="muted" style="margin:0 0 8px;font-family:${emailFonts.text};font-size:15px;line-height:22px;color:${emailColors.muted};">${escapeXml(block.text)}</p>`
    case 'title':
      return `<h1 class="ink" style="margin:0 0 16px;font-family:${emailFonts.title};font-size:28px;line-height:34px;font-weight:600;color:${emailColors.ink};">${escapeXml(block.text)}</h1>`
    case 'text':
      return `<p class="ink" style="margin:0 0 20px;font-family:${emailFonts.text};font-size:17px;line-height:27px;color:${emailColors.ink};">${withBreaks(block.text)}</p>`
    case 'richText':
      return renderRichTextHtml(block.value)
    case 'note':
      return `<p class="muted" style="margin:0 0 20px;font-family:${emailFonts.text};font-size:14px;line-height:21px;color:${emailColors.muted};">${withBreaks(block.text)}</p>`
    case 'picture':
      return renderPicture(block)
    case 'button':
      return renderButton(block)
  }
}

function renderPicture({
  url,
  alt,
  width,
  link,
}: Extract<EmailBlock, { kind: 'picture' }>): string {
  const picture = `<img src="${escapeXml(url)}" alt="${escapeXml(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;font-family:${emailFonts.text};font-size:14px;color:${emailColors.muted};">`
  const linked = link
    ? `<a href="${escapeXml(link)}" style="text-decoration:none;">${picture}</a>`
    : picture
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;"><tr><td>${linked}</td></tr></table>`
}

/** Colours are set on both the cell and the link, as some e-mail clients drop one or the other. */
function renderButton({ label, url }: Extract<EmailBlock, { kind: 'button' }>): string {
  const address = escapeXml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;"><tr><td class="button" align="center" style="border-radius:6px;background-color:${emailColors.accent};"><a class="button" href="${address}" style="display:inline-block;padding:14px 26px;border-radius:6px;background-color:${emailColors.accent};font-family:${emailFonts.text};font-size:17px;line-height:22px;font-weight:600;color:${emailColors.onAccent};text-decoration:none;">${escapeXml(label)}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;font-family:${emailFonts.text};font-size:13px;line-height:20px;color:${emailColors.muted};">Ou copiez cette adresse dans votre navigateur\u00a0:<br><a class="link" href="${address}" style="color:${emailColors.accent};word-break:break-all;">${address}</a></p>`
}

const renderLink = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 8px;"><a class="link" href="${escapeXml(url)}" style="color:${emailColors.accent};">${escapeXml(label)}</a></p>`

const withBreaks = (text: string): string => escapeXml(text).replace(/\r?\n/g, '<br>')

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

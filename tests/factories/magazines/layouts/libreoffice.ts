import { readFileSync } from 'node:fs'
import path from 'node:path'
import { libreoffice } from '../content/libreoffice'
import type { MagazineArticle } from '../content/types'
import { divide, listParts, typeset, type DrawnPart } from '../listParts'

const escape = (text: string): string =>
  typeset(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const paragraph = (style: string, text: string): string =>
  `<text:p text:style-name="${style}">${escape(text)}</text:p>`

const drawPart = (part: DrawnPart): string => {
  if (part.type === 'intertitre')
    return `<text:h text:style-name="Heading_20_2" text:outline-level="2">${escape(part.texte)}</text:h>`
  return paragraph(part.type === 'citation' ? 'Citation' : 'Corps', part.texte)
}

const image = (name: string, width: number): string => {
  const data = readFileSync(path.join(import.meta.dirname, '..', 'images', `${name}.jpg`)).toString(
    'base64',
  )
  return `<draw:frame draw:name="${name}" text:anchor-type="as-char" svg:width="${width}mm" svg:height="${Math.round((width * 2) / 3)}mm" draw:z-index="0"><draw:image><office:binary-data>${data}</office:binary-data></draw:image><svg:title>Photographie</svg:title></draw:frame>`
}

const photo = ({ legende }: MagazineArticle, name: string): string =>
  legende
    ? `<text:p text:style-name="Photo">${image(name, 66)}</text:p>${paragraph('Legende', legende)}`
    : ''

const head = ({ rubrique, titre, chapo, signature }: MagazineArticle, style: string): string =>
  `${paragraph(style, (rubrique ?? '').toUpperCase())}
<text:h text:style-name="Heading_20_1" text:outline-level="1">${escape(titre)}</text:h>
${chapo ? paragraph('Chapo', chapo) : ''}${chapo && signature ? paragraph('Signature', signature) : ''}`

let sections = 0
const columns = (content: string): string =>
  `<text:section text:style-name="S" text:name="S${(sections += 1)}">${content}</text:section>`

function drawArticle(article: MagazineArticle, name = '', style = 'Rubrique'): string {
  const parts = listParts(article).map(drawPart).join('\n')
  const end = !article.chapo && article.signature ? paragraph('Fin', article.signature) : ''
  return `${head(article, style)}${columns(`${photo(article, name)}${parts}${end}`)}`
}

const [armoires, coiffe, osier, marcher, patrons, tambour, ours, lait] = libreoffice.articles as [
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
]
const [before, after] = divide(osier, 2, 30)

const entry = ({ titre, pages: [page] }: MagazineArticle): string =>
  `<text:p text:style-name="Sommaire">${escape(titre)}<text:tab/>${page}</text:p>`

const style = (name: string, paragraphs: string, text = ''): string =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraphs}/><style:text-properties ${text}/></style:style>`

const BREAK = 'fo:break-before="page"'

/** The source of « Le Pays des coiffes ». */
export const drawLibreoffice = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="Liberation Serif" svg:font-family="'Liberation Serif'"/><style:font-face style:name="Liberation Sans" svg:font-family="'Liberation Sans'"/></office:font-face-decls>
<office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="Liberation Serif" fo:font-size="10pt" fo:language="fr" fo:country="FR"/></style:default-style>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:default-outline-level="1"><style:paragraph-properties fo:margin-bottom="3mm"/><style:text-properties style:font-name="Liberation Sans" fo:font-weight="bold" fo:font-size="20pt"/></style:style>
<style:style style:name="Heading_20_2" style:display-name="Heading 2" style:family="paragraph" style:default-outline-level="2"><style:paragraph-properties fo:margin-top="2mm" fo:margin-bottom="1mm"/><style:text-properties style:font-name="Liberation Sans" fo:font-weight="bold" fo:font-size="11pt"/></style:style></office:styles>
<office:automatic-styles>
<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="170mm" fo:page-height="178mm" fo:margin="15mm"/><style:footer-style><style:header-footer-properties fo:min-height="6mm"/></style:footer-style></style:page-layout>
${style('Corps', 'fo:text-align="justify" fo:margin-bottom="1.5mm"', 'fo:hyphenate="true" fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="3"')}
${style('Rubrique', `${BREAK} fo:margin-bottom="1mm"`, 'style:font-name="Liberation Sans" fo:font-size="8pt" fo:letter-spacing="0.6pt" fo:color="#8a1538"')}
${style('RubriqueSuite', 'fo:margin-top="8mm" fo:margin-bottom="1mm"', 'style:font-name="Liberation Sans" fo:font-size="8pt" fo:letter-spacing="0.6pt" fo:color="#8a1538"')}
${style('Chapo', 'fo:margin-bottom="2mm"', 'fo:font-weight="bold" fo:font-size="10pt"')}
${style('Signature', 'fo:margin-bottom="3mm"', 'fo:font-size="9pt" fo:font-style="italic"')}
${style('Fin', 'fo:text-align="end"', 'fo:font-style="italic"')}
${style('Citation', 'fo:margin-top="3mm" fo:margin-bottom="3mm"', 'fo:font-size="14pt" fo:font-style="italic"')}
${style('Photo', 'fo:margin-bottom="0mm"')}${style('Legende', 'fo:margin-bottom="3mm"', 'fo:font-size="7.5pt"')}
${style('Suite', 'fo:text-align="end" fo:margin-top="2mm"', 'fo:font-weight="bold" fo:font-size="8pt"')}
${style('SuiteDe', `${BREAK} fo:margin-bottom="3mm"`, 'fo:font-weight="bold" fo:font-size="8pt"')}
${style('Page', BREAK)}${style('Nom', 'fo:text-align="center" fo:margin-top="20mm" fo:margin-bottom="10mm"', 'fo:font-size="38pt"')}
${style('Centre', 'fo:text-align="center" fo:margin-bottom="4mm"', 'fo:font-size="12pt"')}
${style('Annonce', 'fo:text-align="center" fo:margin-top="14mm" fo:margin-bottom="4mm"', 'fo:font-size="26pt"')}
${style('Petit', 'fo:margin-top="4mm"', 'fo:font-size="8pt"')}
<style:style style:name="Sommaire" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="2.5mm"><style:tab-stops><style:tab-stop style:position="140mm" style:type="right" style:leader-style="dotted" style:leader-text="."/></style:tab-stops></style:paragraph-properties></style:style>
<style:style style:name="S" style:family="section"><style:section-properties text:dont-balance-text-columns="true"><style:columns fo:column-count="2" fo:column-gap="6mm"/></style:section-properties></style:style>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm"><style:footer><text:p text:style-name="Centre"><text:page-number/></text:p></style:footer></style:master-page></office:master-styles>
<office:body><office:text>
${paragraph('Nom', 'Le Pays des coiffes')}<text:p text:style-name="Centre">${image('photo3', 100)}</text:p>
${paragraph('Centre', 'N° 8, septembre 2025')}${paragraph('Centre', 'L’osier revient : reportage dans la vallée')}
<text:p text:style-name="Page"/><text:h text:style-name="Heading_20_1" text:outline-level="1">Sommaire</text:h>
${libreoffice.articles.map(entry).join('\n')}
<text:h text:style-name="Heading_20_1" text:outline-level="1">Ours</text:h>
${paragraph('Petit', 'Le Pays des coiffes, revue semestrielle. Directrice de la publication : Jeanne Kervella. Rédaction : Marie Le Bihan, Yann Tanguy. Imprimé à Lannion par Trégor impressions. ISSN 0000-0008. Dépôt légal : septembre 2025.')}
${drawArticle(armoires)}
${drawArticle(coiffe, 'photo1')}
${head(osier, 'Rubrique')}${columns(`${photo(osier, 'photo2')}${before.map(drawPart).join('\n')}${paragraph('Suite', 'Suite page 7')}`)}
${drawArticle(marcher, 'photo3')}
${paragraph('SuiteDe', 'Suite de la page 5')}${columns(after.map(drawPart).join('\n'))}
${paragraph('Annonce', 'Merceries Le Roux')}${paragraph('Centre', 'Rubans, galons, boutons anciens')}${paragraph('Centre', '8, place du Centre, Lannion — Tél. 02 00 00 00 00')}
${drawArticle(patrons)}${drawArticle(tambour, '', 'RubriqueSuite')}
${drawArticle(ours, 'photo1')}
${drawArticle(lait, 'photo2')}
<text:p text:style-name="Page"/>${paragraph('Annonce', 'Salon du livre régional')}${paragraph('Centre', '11 et 12 octobre, halle de Carhaix')}${paragraph('Centre', 'Entrée 3 €, gratuit pour les enfants')}${paragraph('Centre', 'www.salon-carhaix.example')}
</office:text></office:body></office:document>
`

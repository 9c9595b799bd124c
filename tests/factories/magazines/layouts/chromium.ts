import { chromium } from '../content/chromium'
import type { MagazineArticle } from '../content/types'
import { listParts, typeset, type DrawnPart } from '../listParts'

const escape = (text: string): string =>
  typeset(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const drawPart = (part: DrawnPart): string => {
  const texte = escape(part.texte)
  if (part.type === 'intertitre') return `<h3>${texte}</h3>`
  if (part.type === 'question') return `<p class="question">${texte}</p>`
  if (part.type === 'citation') return `<blockquote>${texte}</blockquote>`
  if (part.type === 'encadre')
    return `<aside><p><b>${escape(part.titre)}</b></p><p>${texte}</p></aside>`
  return `<p>${texte}</p>`
}

const photo = ({ legende }: MagazineArticle, name: string): string =>
  legende
    ? `<figure><img src="${name}.jpg" alt="Photographie"><figcaption>${escape(legende)}</figcaption></figure>`
    : ''

const head = ({
  rubrique,
  titre,
  chapo,
  signature,
}: MagazineArticle): string => `<p class="rubrique">${escape(rubrique ?? '')}</p>
<h2>${escape(titre)}</h2>
${chapo ? `<p class="chapo">${escape(chapo)}</p>` : ''}${chapo && signature ? `<p class="signature">${escape(signature)}</p>` : ''}`

function drawArticle(article: MagazineArticle, name = ''): string {
  const parts = listParts(article).map(drawPart).join('\n')
  const end =
    !article.chapo && article.signature
      ? `<p class="signature fin">${escape(article.signature)}</p>`
      : ''
  return `${head(article)}<div class="colonnes">${photo(article, name)}${parts}${end}</div>`
}

const page = (content: string, name = ''): string => `<section class="${name}">${content}</section>`

const [edito, vallees, entretien, foulon, carnaval, lycee, masques, parquet] =
  chromium.articles as [
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
    MagazineArticle,
  ]

const entry = ({ titre, rubrique, pages: [number] }: MagazineArticle): string =>
  `<li><span>${escape(rubrique ?? '')}</span><a href="#p${number}">${escape(titre)}</a><b>p. ${number}</b></li>`

/** The source of « Parlers et gestes »; its pictures stand beside it. */
export const drawChromium = (): string => `<!doctype html>
<html lang="fr"><meta charset="utf-8"><title>Parlers et gestes, n° 27</title>
<style>
@page { size: 180mm 185mm; margin: 15mm 14mm; }
body { font: 9.5pt/1.35 'Liberation Sans'; margin: 0; hyphens: auto; text-align: justify; }
section { break-after: page; }
h1 { font: bold 44pt/1 'Liberation Sans'; text-align: left; }
h2 { font: bold 24pt/1.1 'Liberation Serif'; text-align: left; hyphens: none; margin: 2mm 0 4mm; break-after: avoid; }
h3 { font: bold 11pt/1.2 'Liberation Sans'; text-align: left; hyphens: none; margin: 3mm 0 1mm; break-after: avoid; }
p { margin: 0 0 1.5mm; }
.court h2 { font-size: 16pt; }
.colonnes { columns: 2; column-gap: 6mm; margin-bottom: 6mm; }
.rubrique { color: #06768d; font-weight: bold; font-size: 8.5pt; margin: 0; }
.chapo { font: bold 11pt/1.35 'Liberation Sans'; text-align: left; margin-bottom: 3mm; }
.signature { font-size: 8.5pt; margin-bottom: 4mm; text-align: left; }
.fin { text-align: right; font-style: italic; }
.question { font-weight: bold; margin-top: 2mm; text-align: left; break-after: avoid; }
aside { background: #dceff2; padding: 3mm; font-size: 8.5pt; break-inside: avoid; margin: 2mm 0; }
figure { margin: 0 0 3mm; break-inside: avoid; } img { width: 100%; display: block; }
figcaption { font-size: 7.5pt; text-align: left; margin-top: 1mm; }
.couverture, .annonce { text-align: center; padding-top: 8mm; }
.couverture img { width: 110mm; margin: 6mm auto; }
.annonce p { font-size: 13pt; text-align: center; } .annonce h2 { text-align: center; font-size: 34pt; }
ul { list-style: none; padding: 0; } li { display: flex; gap: 4mm; margin: 1.5mm 0; text-align: left; }
li span { width: 22mm; color: #06768d; font-size: 8pt; } li a { flex: 1; font-weight: bold; color: inherit; text-decoration: none; }
</style>
${page(`<h1>Parlers<br>et gestes</h1><p>Numéro 27, été 2025</p><img src="photo2.jpg" alt="Une cuisine"><p>La voix ne vieillit pas : entretien avec Rosine Le Gall</p>`, 'couverture')}
${page(`<h2>Dans ce numéro</h2><ul>${chromium.articles.slice(1).map(entry).join('')}</ul>${drawArticle(edito)}`)}
${page(drawArticle(vallees, 'photo1'))}
${page(drawArticle(entretien, 'photo2'))}
${page(drawArticle(foulon, 'photo3'))}
${page('<h2>Espadrilles Laborde</h2><p>Cousues main à Mauléon depuis 1912</p><p>Boutique : 4, rue du Saison, Mauléon</p><p>Tél. 05 00 00 00 00</p><p>www.laborde.example</p>', 'annonce')}
${page(`${drawArticle(carnaval, 'photo1')}<div class="court">${drawArticle(lycee)}${drawArticle(masques)}</div>`)}
${page(drawArticle(parquet, 'photo3'))}
<section style="break-after: auto"><p style="margin-top:80mm"><b>Parlers et gestes</b></p><p>Trimestriel édité par l’association Passages, 64130 Mauléon. Directrice de la publication : Gwenola Morvan. Rédacteur en chef : Simon Abgrall. Imprimerie : Saison impressions. ISSN 0000-0027. Dépôt légal : juin 2025. Commission paritaire : 0000 G 00000.</p></section>
`

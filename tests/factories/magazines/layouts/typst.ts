import { typst } from '../content/typst'
import type { MagazineArticle } from '../content/types'
import { divide, listParts, typeset, type DrawnPart } from '../listParts'

const escape = (text: string): string => typeset(text).replace(/[\\#*_$@<>~=`[\]]/g, '\\$&')

const drawPart = (part: DrawnPart): string => {
  const texte = escape(part.texte)
  if (part.type === 'intertitre') return `== ${texte}`
  if (part.type === 'citation') return `#exergue[${texte}]`
  if (part.type === 'encadre') return `#encadre[${escape(part.titre)}][${texte}]`
  return texte
}

const photo = ({ legende }: MagazineArticle, name: string): string[] =>
  legende ? [`#photo("${name}.jpg")[${escape(legende)}]`] : []

const head = ({ rubrique, titre, chapo }: MagazineArticle): string =>
  [
    `#rubrique[${escape(rubrique ?? '')}]`,
    `= ${escape(titre)}`,
    ...(chapo ? [`#chapo[${escape(chapo)}]`] : []),
  ].join('\n')

const sign = ({ signature }: MagazineArticle): string[] =>
  signature ? [`#signature[${escape(signature)}]`] : []

const columns = (parts: string[]): string => `#columns(3, gutter: 5mm)[\n${parts.join('\n\n')}\n]`

function drawPage(article: MagazineArticle, name: string): string {
  const [first = '', ...others] = listParts(article).map(drawPart)
  const text = [`#lettrine[${first[0]}][${first.slice(1)}]`, ...photo(article, name), ...others]
  return `${head(article)}\n${columns([...text, ...sign(article)])}`
}

function drawShort(article: MagazineArticle): string {
  return `#rubrique[${escape(article.rubrique ?? '')}]
#breve[${escape(article.titre)}]
#block(height: 38mm, columns(2, gutter: 5mm)[\n${listParts(article).map(drawPart).join('\n\n')}\n])`
}

const [portrait, chanter, enquete, mat, terre, ecole, bal, loup] = typst.articles as [
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
]

const [before, after] = divide(enquete, 3, 38)

const entry = ({ titre, chapo, pages: [page] }: MagazineArticle): string =>
  `#entree(${page})[${escape(titre)}][${escape(chapo ?? '')}]`

/** The source of « Bourdon »; its pictures stand beside it. */
export const drawTypst = (): string => `
#set page(width: 190mm, height: 180mm, margin: (x: 15mm, top: 20mm, bottom: 18mm))
#set text(lang: "fr", font: "Libertinus Serif", size: 9.5pt, hyphenate: true)
#set par(justify: true, first-line-indent: 3mm, spacing: 0.65em)
#set document(title: "Bourdon, n° 14")
#show heading.where(level: 1): it => block(above: 2mm, below: 5mm, text(27pt, weight: "regular", hyphenate: false, it.body))
#show heading.where(level: 2): it => block(above: 4mm, below: 2.5mm, text(12pt, hyphenate: false, it.body))
#let breve(it) = block(above: 2mm, below: 3mm, { show heading: i => text(17pt, weight: "bold", i.body); heading(level: 1, it) })
#let rubrique(it) = block(text(8pt, tracking: 1pt, fill: rgb("#a33"), upper(it)))
#let chapo(it) = block(below: 6mm, width: 75%, par(first-line-indent: 0mm, justify: false, text(13pt, style: "italic", it)))
#let signature(it) = block(above: 4mm, par(first-line-indent: 0mm, justify: false, text(8pt, weight: "bold", it)))
#let exergue(it) = block(above: 5mm, below: 5mm, par(first-line-indent: 0mm, justify: false, text(15pt, style: "italic", fill: rgb("#a33"), it)))
#let encadre(titre, it) = block(fill: rgb("#f3e9d8"), inset: 3mm, above: 4mm, below: 4mm, [#text(weight: "bold", titre) \\ #par(first-line-indent: 0mm, text(8.5pt, it))])
#let photo(file, it) = block(above: 4mm, below: 4mm, { image(file, width: 100%, alt: "Photographie"); par(first-line-indent: 0mm, justify: false, text(7.5pt, it)) })
#let lettrine(initiale, it) = [#initiale#it]
#let entree(page, titre, it) = grid(columns: (14mm, 1fr), row-gutter: 0mm, text(20pt, fill: rgb("#a33"), str(page)), [#text(13pt, weight: "bold", titre) \\ #text(9.5pt, it) #v(1mm)])

#align(center)[#text(46pt)[Bourdon] \\ #text(12pt)[Musiques et danses de tradition]
#v(4mm) #image("photo1.jpg", width: 105mm, alt: "Un musicien") #v(4mm) #text(20pt)[Augustin Vidal, l’homme au buis] \\ #text(11pt)[Numéro 14, hiver 2025 — 8 €]]
#pagebreak()
#set page(header: context text(8pt)[Bourdon n° 14 #h(1fr) Hiver 2025], footer: context align(center, text(8pt, counter(page).display())))
#text(27pt)[Sommaire]
#v(3mm)
${typst.articles.map(entry).join('\n')}
#pagebreak()
${drawPage(portrait, 'photo2')}
#pagebreak()
${drawPage(chanter, 'photo3')}
#pagebreak()
${head(enquete)}
${columns([...photo(enquete, 'photo1'), ...before.map(drawPart), '#signature[Suite page 9]'])}
#pagebreak()
${drawPage(mat, 'photo2')}
#pagebreak()
${drawPage(terre, 'photo3')}
#pagebreak()
#text(8pt, weight: "bold")[Suite de la page 6]
#v(3mm)
${columns([...after.map(drawPart), ...sign(enquete)])}
#pagebreak()
${drawShort(ecole)}
#line(length: 100%)
${drawShort(bal)}
#pagebreak()
${drawPage(loup, 'photo1')}
#pagebreak()
#set page(header: none, footer: none)
#v(60mm)
#text(11pt, weight: "bold")[Bourdon] \\
#text(8pt)[Revue trimestrielle de l’association Bourdon et compagnie, 3, rue du Four, 12210 Laguiole. Directrice de la publication : Sophie Cassan. Comité de rédaction : Loïc Guéguen, Maëlle Riou. Maquette : Paul Ribes. Impression : Imprimerie du Plateau. Dépôt légal : décembre 2025. ISSN 0000-0014. Abonnement d’un an : 28 €.]
`

import { latex } from '../content/latex'
import type { MagazineArticle } from '../content/types'
import { divide, listParts, typeset, type DrawnPart } from '../listParts'

const escape = (text: string): string =>
  typeset(text)
    .replace(/[%&#_$]/g, '\\$&')
    .replaceAll('\u00a0', '~')
    .replaceAll('XIIe', 'XII\\textsuperscript{e}')

const drawPart = (part: DrawnPart): string => {
  const texte = escape(part.texte)
  if (part.type === 'intertitre')
    return `\\medskip{\\noindent\\bfseries\\large ${texte}\\par}\\smallskip`
  if (part.type === 'question') return `\\medskip{\\noindent\\bfseries ${texte}\\par}`
  if (part.type === 'citation')
    return `\\medskip{\\noindent\\itshape\\Large ${texte}\\par}\\medskip`
  return texte
}

const head = ({ rubrique, titre, chapo }: MagazineArticle): string => `
{\\noindent\\small\\scshape\\lsstyle ${escape(rubrique ?? '').toLowerCase()}\\par}\\vspace{3mm}
{\\raggedright\\noindent\\fontsize{23}{27}\\selectfont ${escape(titre)}\\par}\\vspace{4mm}
${chapo ? `{\\raggedright\\noindent\\bfseries\\fontsize{11.5}{14.5}\\selectfont ${escape(chapo)}\\par}\\vspace{5mm}` : ''}`

const photo = ({ legende }: MagazineArticle, name: string): string =>
  legende
    ? `\\medskip\\noindent\\includegraphics[width=\\columnwidth]{${name}.jpg}\\par{\\noindent\\footnotesize ${escape(legende)}\\par}\\medskip\n`
    : ''

const sign = ({ signature }: MagazineArticle): string =>
  signature ? `{\\hfill\\itshape ${escape(signature)}\\par}` : ''

const columns = (text: string): string => `\\begin{multicols}{2}\n${text}\n\\end{multicols}`

function drawArticle(article: MagazineArticle, name = ''): string {
  const [first = '', ...others] = listParts(article).map(drawPart)
  const texts = [`\\lettrine{${first[0]}}{}${first.slice(1)}`, ...others].join('\n\n')
  return `${head(article)}${columns(`${photo(article, name)}${texts}\n\n${sign(article)}`)}`
}

function drawInterview(article: MagazineArticle): string {
  const [before, after] = divide(article, 3)
  const start = before.map(drawPart).join('\n\n')
  return `${head(article)}{\\noindent\\small ${escape(article.signature ?? '')}\\par}\\vspace{3mm}
${columns(`${photo(article, 'photo2')}${start}\n\n{\\hfill\\small\\itshape (suite p. 9)\\par}`)}
\\newpage
${drawArticle(sabots, 'photo3')}
\\newpage
{\\noindent\\small\\itshape (suite de la p. 7)\\par}\\vspace{4mm}
${columns(after.map(drawPart).join('\n\n'))}
\\vfill`
}

const [veillee, maitre, deuil, chante, sabots, clocher, lin, chemins] = latex.articles as [
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
  MagazineArticle,
]

const entry = ({ titre, auteurs, pages: [page] }: MagazineArticle): string =>
  `{\\noindent ${escape(titre)}${auteurs.length > 0 ? `, \\textit{${auteurs.join(', ')}}` : ''}\\dotfill ${page}\\par}\\smallskip`

/** The source of « Cahiers de veillée »; its pictures stand beside it. */
export const drawLatex = (): string => `\\documentclass[10pt]{article}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{textcomp}\\usepackage{mathptmx}
\\usepackage[paperwidth=165mm,paperheight=192mm,margin=16mm,top=20mm]{geometry}
\\usepackage[french]{babel}\\usepackage{fancyhdr,graphicx,multicol,lettrine,microtype}
\\pdfinfoomitdate=1 \\pdftrailerid{} \\pdfsuppressptexinfo=-1
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}
\\fancyhead[L]{\\footnotesize Cahiers de veillée}\\fancyhead[R]{\\footnotesize n° 3}\\fancyfoot[C]{\\footnotesize\\thepage}
\\setlength{\\parindent}{4mm}\\setlength{\\columnsep}{6mm}\\tolerance=2000
\\begin{document}
\\thispagestyle{empty}
\\begin{center}\\vspace*{5mm}{\\fontsize{40}{48}\\selectfont Cahiers de veillée\\par}\\vspace{10mm}
\\includegraphics[width=90mm]{photo1.jpg}\\par\\vspace{10mm}{\\Large Numéro 3, printemps 2025\\par}\\vspace{6mm}{\\large La dernière veillée\\par}\\end{center}
\\newpage
{\\fontsize{23}{27}\\selectfont Au sommaire\\par}\\vspace{6mm}
${latex.articles.map(entry).join('\n')}
\\vfill
{\\footnotesize\\noindent Cahiers de veillée, revue de l’association Mémoire du Morvan. Siège : mairie d’Autun. Directeur de la publication : Philippe Jolivet. Rédaction : Hélène Garnier, Agnès Perrot. Imprimé par Presses du Morvan. ISSN 0000-0003. Dépôt légal à parution.\\par}
\\newpage
${drawArticle(veillee, 'photo2')}
\\newpage
${drawArticle(maitre, 'photo3')}
\\newpage
${drawArticle(deuil)}
\\newpage
${drawInterview(chante)}
\\newpage
${drawArticle(clocher)}
\\vspace{8mm}\\hrule\\vspace{8mm}
${drawArticle(lin)}
\\newpage
${drawArticle(chemins, 'photo1')}
\\newpage\\thispagestyle{empty}
\\begin{center}\\vspace*{25mm}{\\Huge Drapiers du Morvan\\par}\\vspace{8mm}{\\large Laines et toiles au mètre\\par}\\vspace{8mm}Ouvert du mardi au samedi\\par 12, rue des Bancs, 71400 Autun\\par Tél. 03 00 00 00 00 — www.drapiers.example\\par\\end{center}
\\end{document}
`

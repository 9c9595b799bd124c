import path from 'node:path'
import { readPages, readSections, type Section } from '../../readSections'
import { getParagraph } from './paragraphs'
import type { Magazine, MagazineArticle, Part } from './types'

const PARTS: Record<string, (text: string) => Part> = {
  '@': getParagraph,
  '#': (intertitre) => ({ intertitre }),
  '>': (citation) => ({ citation }),
  '?': (question) => ({ question }),
  '!': (text) => {
    const [titre = '', texte = ''] = text.split(' | ')
    return { encadre: { titre, texte } }
  },
}

/**
 * Reads the text of a magazine: a section with its name, then one for each article, with a paragraph a line; `@ `
 * names one of `paragraphs`, `# ` is an intertitle, `> ` a pull quote, `? ` a question, `! ` a box.
 */
export function readContent(name: string): Magazine {
  const [magazine, ...articles] = readSections(path.join(import.meta.dirname, `${name}.txt`))
  return { titre: magazine?.title ?? '', articles: articles.map(toArticle) }
}

function toArticle({ title, fields, lines }: Section): MagazineArticle {
  const [debut = '', fin = ''] = lines.filter(({ mark }) => !mark).map(({ text }) => text)
  return {
    ...{ titre: title, debut, fin },
    milieu: lines.flatMap(({ mark, text }) => PARTS[mark]?.(text) ?? []),
    pages: readPages(fields.pages),
    rubrique: fields.rubrique ?? null,
    chapo: fields.chapo ?? null,
    auteurs: fields.auteurs?.split(', ') ?? [],
    signature: fields.signature ?? null,
    ...(fields.legende && { legende: fields.legende }),
  }
}

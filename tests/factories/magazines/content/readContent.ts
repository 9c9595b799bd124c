import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ParagraphKey } from './paragraphs'
import type { Magazine, MagazineArticle, Part } from './types'

const PARTS: Record<string, (text: string) => Part> = {
  '@': (key) => key as ParagraphKey,
  '#': (intertitre) => ({ intertitre }),
  '>': (citation) => ({ citation }),
  '?': (question) => ({ question }),
  '!': (text) => {
    const [titre = '', texte = ''] = text.split(' | ')
    return { encadre: { titre, texte } }
  },
}

/**
 * Reads the text of a magazine: its name, then articles that begin with `== title`, their fields, and a paragraph a
 * line; `@ ` names one of `paragraphs`, `# ` is an intertitle, `> ` a pull quote, `? ` a question, `! ` a box.
 */
export function readContent(name: string): Magazine {
  const text = readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8')
  const [titre = '', ...articles] = text.split(/\n+== /)
  return { titre, articles: articles.map(readArticle) }
}

function readArticle(section: string): MagazineArticle {
  const [titre = '', ...lines] = section.trim().split('\n')
  const fields = new Map<string, string>()
  const parts: Part[] = []
  const texts: string[] = []
  for (const line of lines) {
    const [, mark, field, value = line] = /^(?:([@#>?!])|([a-z]+):) (.*)$/.exec(line) ?? []
    const toPart = PARTS[mark ?? '']
    if (toPart) parts.push(toPart(value))
    else if (field) fields.set(field, value)
    else texts.push(value)
  }
  const [debut = '', fin = ''] = texts
  const [first = 0, last = 0] = (fields.get('pages') ?? '').split('-').map(Number)
  const legende = fields.get('legende')
  return {
    ...{ titre, debut, milieu: parts, fin, pages: [first, last] },
    rubrique: fields.get('rubrique') ?? null,
    chapo: fields.get('chapo') ?? null,
    auteurs: fields.get('auteurs')?.split(', ') ?? [],
    signature: fields.get('signature') ?? null,
    ...(legende && { legende }),
  }
}

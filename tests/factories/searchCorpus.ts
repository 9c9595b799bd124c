import path from 'node:path'
import { readSections } from './readSections'

/** An invented issue of the magazine, for tests of the search. */
export type CorpusIssue = {
  numero: number
  /** Calendar day, `yyyy-MM-dd`. */
  dateParution: string
  titre: string
  sommaire: string
  /** Text of each page, as a PDF gives it. */
  pages: string[]
}

export const searchCorpus = readSections(path.join(import.meta.dirname, 'searchCorpus.txt')).map(
  ({ title, fields, lines }): CorpusIssue => ({
    ...{ numero: Number(fields.numero), dateParution: fields.dateParution ?? '', titre: title },
    ...{ sommaire: fields.sommaire ?? '', pages: lines.map(({ text }) => text) },
  }),
)

/**
 * Questions and the first hit that both databases give: `numero/page`, `numero` for the issue itself, or
 * the path of a page of the site.
 */
export const searchQuestions: [question: string, firstHit: string][] = [
  // Words of one page.
  ['carreau garni de son', '41/2'],
  ['violoneux Vergnade', '42/2'],
  ['phonographe', '47/3'],
  ['cachemire', '48/3'],
  ['vannier', '46/5'],
  ['carnaval', '45/2'],
  ['soupe', '44/5'],
  ['glossaire', '42/4'],
  ['colporteur', '47/1'],
  ['toupies quenouilles', '46/3'],
  // Case.
  ['PHONOGRAPHE', '47/3'],
  ['saint-éloi', '45/4'],
  ['Antonin VERGNADE', '42/2'],
  // Accents, left out or added.
  ['faience', '44/2'],
  ['eleves', '43/3'],
  ['thermometre', '44/3'],
  ['berceau', '46/5'],
  ['repássèuse', '43/2'],
  // Ligatures.
  ['oeuvre brodeuse', '43/4'],
  ['œuf', '45/3'],
  ['oeuf', '45/3'],
  ['coeurs entrelaces', '43/4'],
  ['cœurs argent', '48/5'],
  // Elisions and apostrophes.
  ['l’empois', '43/2'],
  ["l'empois", '43/2'],
  ['d’argile', '44/1'],
  ["qu'on appelait", '48/2'],
  ['arbre de mai', '45/5'],
  // Hyphens.
  ['maréchal ferrant', '45/4'],
  ['porte-bagages', '47/3'],
  ['saint luc', '42/5'],
  // Plurals and other forms.
  ['cheval de trait', '45/4'],
  ['travail d’hiver', '46/5'],
  ['bijou de fiançaille', '48/5'],
  ['tuiles', '44/4'],
  ['rouleau de cire', '47/3'],
  ['dansait', '42'],
  ['couteaux manches', '46/2'],
  ['brodé', '43'],
  ['brodées', '43'],
  ['masque', '45/2'],
  // Exact phrases.
  ['"point de rose"', '41/4'],
  ['«\u00a0trois jours\u00a0»', '44/3'],
  ['“table ronde”', '47/5'],
  ['“arts et traditions populaires”', '47/5'],
  ['"soie moirée"', '43/1'],
  ['"feuille de papier"', '47/1'],
  ['"tour à perche"', '46/3'],
  // Beginning of the last word.
  ['phonog', '47/3'],
  ['vieille à rou', ''],
  ['vielle à rou', '42/3'],
  ['complaint', '47'],
  ['sabots verni', '48/4'],
  // Titles of issues before pages.
  ['bourrée', '42'],
  ['dentellières', '41'],
  ['coiffes', '43'],
  ['costumes de noces', '48'],
  ['regards 45', '45'],
  ['numéro 46', '46'],
  // Several words, near each other.
  ['sabots église', '48/4'],
  ['patience lycée', '43/3'],
  // Pages of the site.
  ['mentions légales', '/mentions-legales'],
  ['historique', '/a-propos/historique'],
]

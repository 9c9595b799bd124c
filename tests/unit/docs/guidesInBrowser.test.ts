import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Parametres } from '../../../cms/src/features/pages/globals/Parametres'
import { textPages } from '../../../cms/src/lib/sitePages'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { repoRoot } from '../../support/paths'

/**
 * Chapters of the guides, each with the browser tests (tests/e2e/site) that press what it names, or with a test of
 * another folder.
 */
const CHAPTERS: Record<string, Record<string, string[]>> = {
  'guide-editeur.md': {
    Entrer: ['guideEditor', 'secondFactor', 'accounts', 'panelDashboard'],
    'Changer un texte': ['guideEditor', 'drafts', 'panelLinks', 'panelUnsaved'],
    'Les images': ['guideEditor', 'panelImages', 'panelCorbeille'],
    'Revenir en arrière': ['guideEditor', 'drafts'],
    // A table of places: the test below reads it.
    'Où se change quoi': [],
    'Si quelque chose ne va pas': ['adminPanel'],
  },
  'publier.md': {
    'Le premier jour': ['accounts', 'panelDashboard'],
    'Publier un numéro': ['administration', 'pdfProposals', 'regardDrafts', 'upload', 'story'],
    'Un PDF qui se lit bien': ['pdfProposals'],
    'Prévenir les abonnés': ['campaigns', 'letters'],
    'Corriger un numéro': ['administration', 'regardFiles'],
    // Filled in by hand.
    'Qui appeler': [],
  },
  'guide-administrateur.md': {
    'Se connecter': ['panelSignIn', 'panelUnsaved', 'passwordReset', 'secondFactor', 'accounts'],
    'Le tableau de bord': ['panelDashboard'],
    'Les numéros': ['administration', 'regardDrafts'],
    'La lecture en ligne': ['reader', 'regardFiles'],
    'Les articles': ['arrangement', 'articlesPanel'],
    'Les pages et leurs textes': ['scans', 'articlesPanel', 'texte'],
    'Écrire aux abonnés': ['letters'],
    'Les abonnés de la lettre d’information': ['subscribers', 'newsletter'],
    'La corbeille': ['panelCorbeille'],
    'Ce que la recherche trouve': ['search', 'searchMarks'],
    'Les comptes': ['accounts', 'secondFactor'],
    'Quelqu’un quitte l’association': ['accounts'],
    'Le journal': ['journal'],
    'La fréquentation': ['statistics', 'openings'],
    'Mesure d’audience et publicité': ['consent', 'consentPersistence'],
    // Done by the server, which tests/cms/both/retention.test.ts looks at; the page says it.
    'Ce que le site efface de lui-même': ['consentKeyboard'],
    'La sauvegarde': ['cms/bothForReleases/dashboard.test.ts'],
  },
}

const readGuide = (file: string) =>
  readFileSync(join(repoRoot, 'docs', file), 'utf8').replaceAll('\u00a0', ' ')

test.each(Object.entries(CHAPTERS))('each chapter of %s is in the list', (file, chapters) => {
  const titles = [...readGuide(file).matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(Object.keys(chapters)).toEqual(titles)
})

const rows = Object.entries(CHAPTERS).flatMap(([file, chapters]) =>
  Object.entries(chapters).flatMap(([chapter, specs]) =>
    specs.map((spec) => ({ file, chapter, spec })),
  ),
)

test.each(rows)(
  '$file, $chapter: $spec uses words that the chapter quotes',
  ({ file, chapter, spec }) => {
    const [, text = ''] = readGuide(file).split(`## ${chapter}\n`)
    const [ofChapter = ''] = text.split(/^## /m)
    const quoted = [...ofChapter.matchAll(/« ([^»]+) »|\*\*([^*]+)\*\*/g)].map(
      ([, words = '', bold = '']) => (words || bold).replaceAll(/\s+/g, ' '),
    )
    const path = spec.includes('/') ? spec : `e2e/site/${spec}.spec.ts`
    const source = readFileSync(join(repoRoot, 'tests', path), 'utf8')
    const plain = source.replaceAll(/\s+/g, ' ')
    expect(quoted.filter((words) => plain.includes(words))).not.toEqual([])
  },
)

test('« Où se change quoi » names the forms of the panel as the panel does, each of them', () => {
  const [, table = ''] =
    /## Où se change quoi\n\n((?:\|.*\n)+)/.exec(readGuide('guide-editeur.md')) ?? []
  const forms = [...table.matchAll(/^\| [^|-][^|]*\| ([^|]+?) +\|$/gm)].map(([, form]) => form)
  const labels = [Parametres.label, ...textPages.map(({ label }) => label)]
  const others = ['Fiche', 'réservé aux administrateurs (autre guide)']
  expect(new Set(forms)).toEqual(
    new Set([...others, ...labels.map((label) => normalizeSpaces(String(label)))]),
  )
})

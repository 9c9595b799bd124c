import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repoRoot } from '../../support/paths'

/** Chapters of the guides, each with the browser tests (tests/e2e/site) in which it is done. */
const CHAPTERS: Record<string, Record<string, string[]>> = {
  'guide-editeur.md': {
    Entrer: ['guideEditor', 'secondFactor', 'accounts', 'panelDashboard'],
    'Changer un texte': ['guideEditor', 'drafts', 'editing', 'panelLinks', 'panelUnsaved'],
    'Les images': ['guideEditor', 'panelImages', 'panelCorbeille'],
    'Revenir en arrière': ['guideEditor', 'drafts', 'editing'],
    'Où se change quoi': ['panelDashboard', 'redirections'],
    'Si quelque chose ne va pas': ['adminPanel', 'panelLinks', 'drafts'],
  },
  'guide-administrateur.md': {
    'Le premier jour': ['accounts', 'secondFactor', 'panelDashboard', 'newsletter', 'story'],
    'Se connecter': ['panelSignIn', 'panelUnsaved', 'passwordReset', 'secondFactor', 'accounts'],
    'Le tableau de bord': ['panelDashboard'],
    'Publier un numéro': ['administration', 'pdfProposals', 'regardDrafts', 'upload', 'story'],
    'Un PDF qui se lit bien': ['pdfProposals', 'scans'],
    'Quelqu’un quitte l’association': ['accounts'],
    Référence: ['aide'],
    'La lecture en ligne': ['readOnline', 'reader', 'regardFiles'],
    'Les articles': ['arrangement', 'articlesPanel', 'articles'],
    'Les pages et leurs textes': ['scans', 'articlesPanel', 'texte'],
    'Prévenir les abonnés': ['campaigns', 'letters'],
    'Écrire aux abonnés': ['letters'],
    'Corriger un numéro': ['administration', 'regardFiles'],
    'Retirer un numéro du site': ['regardDrafts'],
    'Supprimer un numéro': ['administration'],
    'La corbeille': ['panelCorbeille'],
    'Ce que la recherche trouve': ['search', 'searchMarks'],
    'Les abonnés de la lettre d’information': ['subscribers', 'newsletter'],
    'Les comptes': ['accounts', 'secondFactor'],
    'Le journal': ['journal'],
    'Les compteurs': ['openings'],
    'La fréquentation': ['statistics'],
    'Mesure d’audience et publicité': ['consent', 'consentPersistence'],
    // Done by the server: tests/cms/both/retention.test.ts.
    'Ce que le site efface de lui-même': [],
    'La sauvegarde': ['panelDashboard'],
  },
}

test.each(Object.entries(CHAPTERS))('each chapter of %s is done in a browser', (file, chapters) => {
  const guide = readFileSync(join(repoRoot, 'docs', file), 'utf8')
  const titles = [...guide.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(Object.keys(chapters)).toEqual(titles)
})

test('the browser tests of the guides are there', () => {
  const names = Object.values(CHAPTERS).flatMap((chapters) => Object.values(chapters).flat())
  const missing = names.filter(
    (name) => !existsSync(join(repoRoot, 'tests', 'e2e', 'site', `${name}.spec.ts`)),
  )
  expect(missing).toEqual([])
})

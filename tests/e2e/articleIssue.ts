import type { Page } from '@playwright/test'
import { makeFigure, publishArticles } from '../factories/articlePages'
import { deleteAllRegards } from '../factories/regard'
import type { Client } from '../support/client'
import type { Product } from '../support/product'

export const articlePath = '/regards/52/articles/un-langage-de-fil'
export const nextPath = '/regards/52/articles/la-vielle'

const paragraph = (texte: string, role?: string) => ({
  type: 'paragraphe',
  texte,
  ...(role && { role }),
})

const sentence =
  'Au pays, chaque pièce du costume disait d’où l’on venait, et qui on était devenu depuis. '

/** Blocks of the first article, on two pages. */
const first = [
  [
    makeFigure('2-f1', 1200, 800, 'Planche de broderies.', [480, 640]),
    paragraph(`La coiffe, au XIXe siècle, dit le village. ${sentence.repeat(3)}`),
    { type: 'titre', niveau: 2, texte: 'Le drap et la toile' },
    paragraph(sentence.repeat(4)),
    makeFigure('2-f2', 480, 720, 'Une coiffe de fête, vers 1900.'),
    paragraph('Une brodeuse ne signe pas : on la reconnaît.', 'citation'),
    paragraph(sentence.repeat(4)),
  ],
  [
    { type: 'liste', ordonnee: false, elements: ['Le lin', 'Le chanvre', 'La laine'] },
    paragraph('Le mot : « dentelle » vient de « dent ».', 'encadre'),
    {
      type: 'tableau',
      entete: ['Pays', 'Coiffe'],
      lignes: [
        ['Bigouden', 'haute'],
        ['Trégor', 'basse'],
      ],
    },
    makeFigure('3-f1', 1200, 700, 'Motifs de gilets.'),
    paragraph(sentence.repeat(3)),
    paragraph('Anne Le Goff', 'signature'),
  ],
]

/** Publishes issue 52, with two articles on three pages. */
export async function publishArticleIssue(product: Product, administrator: Client): Promise<void> {
  await deleteAllRegards(administrator)
  await publishArticles(product, administrator, {
    numero: 52,
    titre: 'Sous la coiffe',
    dateParution: '2026-09-20',
    pages: [
      [],
      ...first.map((blocs) => blocs.map((bloc) => ({ article: 0, bloc }))),
      [{ article: 1, bloc: paragraph(`La vielle se joue assis. ${sentence.repeat(2)}`) }],
    ],
    articles: [
      {
        titre: 'Un langage de fil',
        chapo: 'Le costume disait d’où l’on venait, pièce après pièce, dimanche après dimanche.',
        auteurs: ['Anne Le Goff', 'Jean Martin'],
        rubrique: 'Costumes',
        image: '2-f1',
      },
      { titre: 'La vielle', auteurs: ['Louis Roy'] },
    ],
  })
}

/** Gives the page a voice, which speaks until `endSpeech` is called. */
export async function addVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { name: 'Amélie', lang: 'fr-FR', voiceURI: 'amelie', localService: true }
    const events = new EventTarget()
    const spoken: string[] = []
    let current: SpeechSynthesisUtterance | undefined
    const synthesis = Object.assign(events, {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => {
        // What iOS wants within a tap.
        if (utterance.text === '') return
        current = utterance
        spoken.push(utterance.text)
      },
      cancel: () => (current = undefined),
      spoken,
      end: () => current?.dispatchEvent(new Event('end')),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    class Utterance extends EventTarget {
      voice = null
      lang = ''
      rate = 1
      constructor(readonly text: string) {
        super()
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  })
}

type StubSynthesis = { spoken: string[]; end: () => void }

const call = <Result>(page: Page, use: (synthesis: StubSynthesis) => Result) =>
  page.evaluate<Result>(`(${String(use)})(window.speechSynthesis)`)

/** Ends the sentence that is spoken. */
export const endSpeech = (page: Page) => call(page, (synthesis) => synthesis.end())

/** Ends the rest of an article in one task of the page: no sentence of the next one is ended. */
export const endArticle = (page: Page) =>
  call(page, (synthesis) => {
    for (let sentence = 0; sentence < 60; sentence += 1) synthesis.end()
  })

/** What the voice has said. */
export const listSpoken = (page: Page) => call(page, (synthesis) => synthesis.spoken)

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sortVoices } from '@web/features/articles/listen/ListenBar'
import {
  buildArticle,
  buildArticleSummary,
  buildFigure,
  mockArticles,
  paragraph,
} from '../../support/articles'
import { buildRegard } from '../../support/builders'
import { mockSite } from '../../support/handlers'
import { buildVoice, mockSpeech } from '../../support/mockSpeech'
import { renderApp } from '../../support/renderApp'

const path = '/regards/52/articles/un-langage-de-fil'

beforeEach(() => mockSite(null, [buildRegard({ numero: 52 })]))

const listenButton = () => screen.findByRole('button', { name: 'Écouter' })
const bar = () => screen.findByRole('region', { name: 'Lecture à voix haute' })
const activeElement = () => document.activeElement as HTMLElement | null
const press = async (name: string) =>
  fireEvent.click(within(await bar()).getByRole('button', { name }))

/** Opens the article and listens to it. */
async function listen(
  parts: Parameters<typeof buildArticle>[0] = {},
  voices = [buildVoice('Amélie')],
) {
  const synthesis = mockSpeech(voices)
  mockArticles([buildArticle(parts)])
  const app = renderApp(path)
  fireEvent.click(await listenButton())
  await bar()
  await waitFor(() => expect(synthesis.current).toBeDefined())
  return { ...app, synthesis }
}

describe('the button', () => {
  it('is absent without a voice of the language, and comes with it', async () => {
    const synthesis = mockSpeech([buildVoice('Daniel', 'en-GB'), buildVoice('Frison', 'frr')])
    mockArticles([buildArticle()])
    renderApp(path)

    await screen.findByRole('button', { name: 'Partager' })
    expect(screen.queryByRole('button', { name: 'Écouter' })).toBeNull()
    act(() => synthesis.setVoices([buildVoice('Amélie')]))
    expect(await listenButton()).toBeVisible()
  })

  it('is absent in a browser that cannot speak', async () => {
    mockArticles([buildArticle()])
    renderApp(path)

    await screen.findByRole('button', { name: 'Partager' })
    expect(screen.queryByRole('button', { name: 'Écouter' })).toBeNull()
  })
})

describe('the bar', () => {
  const contenu = [
    { type: 'titre', page: 3, niveau: 2, texte: 'Le fil' },
    paragraph('Au XIXe siècle. On filait.'),
    {
      type: 'image',
      page: 3,
      alternative: '',
      image: buildFigure('3-f1', { legende: 'Légende.' }),
    },
    { type: 'liste', page: 3, ordonnee: false, elements: ['Lin'] },
    { type: 'tableau', page: 3, entete: null, lignes: [['Riom']] },
  ]

  it('speaks title, standfirst and text, sentence by sentence, without captions and tables', async () => {
    const { synthesis } = await listen({ contenu })

    for (let sentence = 1; sentence < 6; sentence += 1) act(() => synthesis.end())
    expect(synthesis.spoken).toEqual([
      'Un langage de fil',
      'Le costume disait d’où l’on venait.',
      'Le fil',
      'Au dix-neuvième siècle.',
      'On filait.',
      'Lin',
    ])
  })

  it('marks the paragraph that is spoken where the browser cannot mark a sentence', async () => {
    const { synthesis } = await listen({ contenu })
    const heard = () => document.querySelector('[data-heard]')?.textContent

    await waitFor(() => expect(heard()).toBe('Un langage de fil'))
    for (let sentence = 1; sentence < 4; sentence += 1) act(() => synthesis.end())
    expect(heard()).toBe('Au XIXe siècle. On filait.')
    await press('Arrêter la lecture')
    expect(heard()).toBeUndefined()
  })

  it('pauses, and goes on with the same sentence', async () => {
    const { synthesis } = await listen()

    act(() => synthesis.end())
    await press('Pause')
    expect(synthesis.current).toBeUndefined()
    await press('Lecture')
    expect(synthesis.spoken.at(-1)).toBe('Le costume disait d’où l’on venait.')
    expect(synthesis.current).toBeDefined()
  })

  it('goes back by fifteen seconds, to the beginning of a sentence', async () => {
    const sentences = Array.from({ length: 12 }, (_, index) => `Phrase numéro ${index} du texte.`)
    const { synthesis } = await listen({ chapo: null, contenu: [paragraph(sentences.join(' '))] })

    for (let sentence = 0; sentence < 12; sentence += 1) act(() => synthesis.end())
    expect(synthesis.spoken.at(-1)).toBe(sentences[11])
    await press('Reculer de 15 secondes')
    // 26 letters each, 15 a second: nine sentences are the first to take 15 s.
    expect(synthesis.spoken.at(-1)).toBe(sentences[2])
  })

  it('changes speed and voice at once, and keeps them', async () => {
    const voices = [buildVoice('Nuage', 'fr-CA', false), buildVoice('Amélie'), buildVoice('Thomas')]
    const { synthesis, user } = await listen({}, voices)

    expect(synthesis.current?.voice?.name).toBe('Amélie')
    await user.selectOptions(await screen.findByLabelText('Vitesse'), '× 1,5')
    await user.selectOptions(screen.getByLabelText('Voix'), 'Thomas')
    expect(synthesis.current).toMatchObject({ rate: 1.5, voice: { name: 'Thomas' } })
    await press('Arrêter la lecture')
    fireEvent.click(await listenButton())
    await waitFor(() =>
      expect(synthesis.current).toMatchObject({ rate: 1.5, voice: { name: 'Thomas' } }),
    )
  })

  it('speaks at most 12 seconds in one utterance, whatever the speed', async () => {
    const text = `${'ruban '.repeat(60).trim()}.`
    const { synthesis, user } = await listen({ chapo: null, contenu: [paragraph(text)] })
    await user.selectOptions(await screen.findByLabelText('Vitesse'), '× 0,75')
    act(() => synthesis.end())
    const said: string[] = []
    while (!said.join(' ').endsWith('.')) {
      said.push(synthesis.current?.text ?? '.')
      act(() => synthesis.end())
    }
    expect(said.join(' ')).toBe(text)
    for (const part of said) expect(part.length).toBeLessThanOrEqual(0.75 * 15 * 12)
  })

  it('speaks the shown voice when a chosen network voice arrives later', async () => {
    localStorage.setItem('regards:ecoute', JSON.stringify({ rate: 1, voice: 'Réseau' }))
    const { synthesis } = await listen()
    expect(synthesis.current?.voice?.name).toBe('Amélie')
    act(() => synthesis.setVoices([buildVoice('Amélie'), buildVoice('Réseau', 'fr-FR', false)]))

    expect(await screen.findByLabelText('Voix')).toHaveDisplayValue('Réseau')
    expect(synthesis.current?.voice?.name).toBe('Réseau')
  })

  it('is paused when the page returns from the back/forward cache', async () => {
    const { synthesis } = await listen()
    fireEvent(window, new Event('pagehide'))

    expect(await screen.findByRole('button', { name: 'Lecture' })).toBeVisible()
    expect(synthesis.current).toBeUndefined()
    await press('Lecture')
    expect(synthesis.current?.text).toBe('Un langage de fil')
  })

  it('pauses when the voice fails', async () => {
    const { synthesis } = await listen()

    act(() => synthesis.fail())
    expect(await screen.findByRole('button', { name: 'Lecture' })).toBeVisible()
  })

  it('takes the focus, and gives it back on Escape', async () => {
    const { synthesis } = await listen()

    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Lecture à voix haute' })).toBeNull()
    expect(await listenButton()).toHaveFocus()
    expect(synthesis.current).toBeUndefined()
  })

  it('is silent after the page was left', async () => {
    const { synthesis, user } = await listen()

    await user.click(screen.getByRole('link', { name: 'Regards #52' }))
    await waitFor(() => expect(synthesis.current).toBeUndefined())
  })
})

describe('at the end of an article', () => {
  const next = { slug: 'la-vielle', titre: 'La vielle' }

  async function listenToTheEnd(parts: Parameters<typeof buildArticle>[0] = {}) {
    const synthesis = mockSpeech()
    mockArticles([
      buildArticle({ chapo: null, contenu: [], suivant: next }),
      buildArticle({ ...buildArticleSummary(next), chapo: null, contenu: [], ...parts }),
    ])
    const app = renderApp(path)
    fireEvent.click(await listenButton())
    await waitFor(() => expect(synthesis.current).toBeDefined())
    act(() => synthesis.end())
    await screen.findByRole('heading', { level: 1, name: 'La vielle' })
    return { ...app, synthesis }
  }

  it('the next one is opened and spoken', async () => {
    const { synthesis, currentPath } = await listenToTheEnd()

    expect(currentPath()).toBe('/regards/52/articles/la-vielle')
    await waitFor(() => expect(synthesis.current?.text).toBe('La vielle'))
  })

  it('a sentence says that the device has no voice for the language of the next one', async () => {
    await listenToTheEnd({ langue: 'br' })

    expect(await screen.findByText(/n’a pas de voix pour la langue/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Lecture à voix haute' })).toBeNull()
  })

  it('the last one ends the listening, and gives the focus of its bar back', async () => {
    const { synthesis } = await listenToTheEnd()

    await waitFor(() => expect(synthesis.current?.text).toBe('La vielle'))
    await waitFor(async () => expect(await bar()).toContainElement(activeElement()))
    act(() => synthesis.end())
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Lecture à voix haute' })).toBeNull(),
    )
    expect(await listenButton()).toHaveFocus()
  })
})

it('puts voices of France and of the device first', () => {
  const voices = [
    buildVoice('Chantal', 'fr-CA'),
    buildVoice('Nuage', 'fr-FR', false),
    buildVoice('Amélie', 'fr_FR'),
  ] as SpeechSynthesisVoice[]

  expect(sortVoices(voices, 'fr').map(({ name }) => name)).toEqual(['Amélie', 'Nuage', 'Chantal'])
})

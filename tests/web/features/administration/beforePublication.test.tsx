import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PublicationJournal } from '../../../../web/src/features/administration/drafts/PublicationJournal'
import { administrateur, buildRegard } from '../../support/builders'
import { answerRegards, answerSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'
import { answerUploads } from '../../support/tusServer'
import { expectConsoleError } from '../../support/watchConsole'
import { couverture, field, fill, pdf, publish } from './regardForm'

describe('a number that another issue has', () => {
  beforeEach(() => {
    answerSession(administrateur)
    answerRegards([buildRegard({ numero: 12 })])
  })

  it('is told while it is typed, and no more once it is another one', async () => {
    renderApp('/adminregards')
    fireEvent.change(await field.numero(), { target: { value: '12' } })
    await waitFor(async () =>
      expect(await field.numero()).toHaveAccessibleDescription('Le numéro 12 existe déjà'),
    )

    fireEvent.change(await field.numero(), { target: { value: '123' } })
    expect(await field.numero()).toHaveAttribute('aria-invalid', 'false')
  })

  it('is refused before the first byte is sent, and leads back to the number', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    const { uploads } = answerUploads()
    await publish()

    expect(await screen.findByRole('alert')).toHaveTextContent('Le numéro 12 existe déjà')
    expect(await field.numero()).toHaveFocus()
    expect(uploads).toEqual([])
  })
})

describe('an issue of a date that is months ahead', () => {
  beforeEach(() => {
    answerSession(administrateur)
    answerRegards([])
    answerUploads()
  })

  async function publishAhead() {
    const records = answerCreation()
    const { user } = renderApp('/adminregards')
    await fill({ pdf, couverture })
    const date = `${new Date().getFullYear() + 1}-12-21`
    fireEvent.change(await field.date(), { target: { value: date } })
    await user.click(await field.submit())
    const question = { name: /Publier le numéro 12 dès maintenant/ }
    const answer = async (name: string) => {
      await screen.findByRole('alertdialog', question)
      await user.click(screen.getByRole('button', { name }))
    }
    return { records, answer }
  }

  it('is published once that was confirmed', async () => {
    const { records, answer } = await publishAhead()
    await answer('Publier maintenant')

    expect(await screen.findByText('Le numéro a été ajouté avec succès !')).toBeVisible()
    expect(records).toHaveLength(1)
  })

  it('is not published when the date is to be corrected', async () => {
    const { records, answer } = await publishAhead()
    await answer('Corriger la date')

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await field.submit()).toBeEnabled()
    expect(records).toEqual([])
  })
})

describe('a publication that the browser cannot begin', () => {
  beforeEach(() => {
    answerSession(administrateur)
    answerRegards([])
  })

  it('tells a failure of the browser in French, and not in the browser’s words', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    vi.spyOn(PublicationJournal.prototype, 'begin').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    await publish()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Une erreur inattendue est survenue\.$/,
    )
  })
})

/** Takes the record; gives what was sent, as it comes. */
function answerCreation(): unknown[] {
  const records: unknown[] = []
  server.use(
    http.post('/api/regards', async ({ request }) => {
      records.push(await request.json())
      return HttpResponse.json({ doc: { id: 'regard-12' } }, { status: 201 })
    }),
  )
  return records
}

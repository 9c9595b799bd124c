import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrateur, buildRegard, editeur } from '../../support/builders'
import { errorResponse, mockRegards, mockSession, mockSite } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'
import { couverture, fields, fill, pdf } from './publication/regardForm'

describe('access to /adminregards', () => {
  beforeEach(() => mockRegards([]))

  it('sends visitors to the login page', async () => {
    mockSession(null)
    const { currentPath } = renderApp('/adminregards')

    await waitFor(() => expect(currentPath()).toBe('/login'))
  })

  it('tells an editeur that publishing is for administrators', async () => {
    mockSession(editeur)
    const { currentPath } = renderApp('/adminregards')

    expect(
      await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' }),
    ).toBeVisible()
    expect(screen.queryByText('Nouveau Numéro')).not.toBeInTheDocument()
    expect(currentPath()).toBe('/adminregards')
  })

  it('lets an administrateur in', async () => {
    mockSession(administrateur)
    renderApp('/adminregards')

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Administration des Regards' }),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nouveau Numéro' })).toBeVisible()
  })

  it('redirects nobody when the session cannot be read', async () => {
    mockApi.get('/api/users/me', () => errorResponse(503, 'Service indisponible'), { once: true })
    const { user, currentPath } = renderApp('/adminregards')
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(currentPath()).toBe('/adminregards')

    mockSession(administrateur)
    await user.click(retry)
    expect(await screen.findByText('Nouveau Numéro')).toBeVisible()
  })
})

describe('the form of /adminregards', () => {
  beforeEach(() => mockSite(administrateur, []))

  it('asks for a number, a date, a PDF and an image', async () => {
    renderApp('/adminregards')

    expect(await fields.numero()).toHaveAttribute('placeholder', 'Ex: 123')
    expect(await fields.numero()).toHaveAttribute('type', 'number')
    expect(await fields.date()).toHaveAttribute('type', 'date')
    expect(await fields.pdf()).toHaveAttribute('accept', '.pdf')
    expect(await fields.couverture()).toHaveAttribute('accept', 'image/*')
    expect(await fields.couverture()).toHaveAccessibleDescription('JPG, PNG, GIF')
    expect(screen.queryByText('Le numéro est obligatoire')).not.toBeInTheDocument()
  })

  it.each([
    ['', 'Le numéro est obligatoire'],
    ['0', 'Le numéro doit être supérieur à 0'],
    ['-1', 'Le numéro doit être supérieur à 0'],
    ['1.5', 'Le numéro doit être un nombre entier'],
  ])('refuses the number "%s" once the field was touched: %s', async (typed, message) => {
    const { user } = renderApp('/adminregards')
    const numero = await fields.numero()
    await user.click(numero)
    if (typed) fireEvent.change(numero, { target: { value: typed } })
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await user.tab()

    expect(numero).toHaveAccessibleDescription(message)
    expect(numero).toBeInvalid()
  })

  it('wants a date', async () => {
    const { user } = renderApp('/adminregards')
    await user.click(await fields.date())
    await user.tab()

    expect(await fields.date()).toHaveAccessibleDescription('La date de parution est obligatoire')
  })

  it('says that fields are missing when it is submitted empty, and leads to the first', async () => {
    const { user } = renderApp('/adminregards')
    await user.click(await fields.submit())

    await expectAlert('Veuillez remplir tous les champs obligatoires')
    expect(screen.getByText('Le numéro est obligatoire')).toBeVisible()
    expect(screen.getByText('La date de parution est obligatoire')).toBeVisible()
    expect(await fields.numero()).toHaveFocus()
  })

  it('is folded where there are issues, until one opens it', async () => {
    mockRegards([buildRegard({ numero: 12 })])
    const { user } = renderApp('/adminregards')
    expect(await screen.findByRole('heading', { name: '#12' })).toBeVisible()
    expect(await fields.numero()).not.toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Ouvrir le formulaire' }))
    expect(await fields.numero()).toBeVisible()
    expect(screen.getByText('Nouveau Numéro')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Ouvrir le formulaire' })).toBeNull()
  })

  it.each([
    ['both files', undefined, undefined],
    ['the PDF', undefined, couverture],
    ['the cover', pdf, undefined],
  ])('says so when %s are missing', async (_name, chosenPdf, chosenCover) => {
    const { user } = renderApp('/adminregards')
    await fill({ pdf: chosenPdf, couverture: chosenCover })
    await user.click(await fields.submit())

    await expectAlert('Veuillez sélectionner un fichier PDF et une couverture')
  })

  it('refuses a PDF or a cover that is something else before sending anything', async () => {
    const { user } = renderApp('/adminregards')
    const text = new File(['bonjour'], 'notes.txt', { type: 'text/plain' })
    await fill({ pdf: text, couverture: text })
    await user.click(await fields.submit())

    expect(await fields.pdf()).toHaveAccessibleDescription(/Le fichier doit être un PDF/)
    expect(await fields.couverture()).toHaveAccessibleDescription(
      /La couverture doit être une image/,
    )
  })

  it('refuses an empty file', async () => {
    renderApp('/adminregards')
    await fill({ pdf: new File([], 'vide.pdf', { type: 'application/pdf' }) })

    expect(await fields.pdf()).toHaveAccessibleDescription(/Le fichier est vide/)
  })
})

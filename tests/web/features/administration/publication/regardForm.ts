import { fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../../../support/renderApp'

export const pdf = new File([new Uint8Array(1_000)], 'Regards 12.pdf', { type: 'application/pdf' })

/** Large enough to go in several chunks. */
export const largePdf = new File([new Uint8Array(1_000_000).fill(7)], 'Regards 13.pdf', {
  type: 'application/pdf',
})

export const couverture = new File([new Uint8Array(500)], 'couverture.png', { type: 'image/png' })

/** What the form of /adminregards is made of. */
export const fields = {
  numero: () => screen.findByLabelText('Numéro'),
  date: () => screen.findByLabelText('Date de parution'),
  pdf: () => screen.findByLabelText<HTMLInputElement>('Fichier PDF'),
  couverture: () => screen.findByLabelText<HTMLInputElement>('Image de couverture'),
  submit: () => screen.findByRole('button', { name: 'Ajouter le numéro' }),
}

/** Opens the page, fills everything in and submits. */
export async function publish() {
  const app = renderApp('/adminregards')
  await fill({ pdf, couverture })
  await app.user.click(await fields.submit())
  return app
}

/** Number 12 of 21 March 2024, with these files. */
export async function fill(files: { pdf?: File; couverture?: File }) {
  fireEvent.change(await fields.numero(), { target: { value: '12' } })
  fireEvent.change(await fields.date(), { target: { value: '2024-03-21' } })
  if (files.pdf) choose(await fields.pdf(), files.pdf)
  if (files.couverture) choose(await fields.couverture(), files.couverture)
}

/** As a file picker does: what is chosen is the browser's matter, even against `accept`. */
export function choose(input: HTMLInputElement, file: File) {
  fireEvent.change(input, { target: { files: [file] } })
}

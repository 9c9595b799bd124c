'use client'

import type { OwnLetterPreview } from '@regards/contract/schemas/newsletter'
import { useState } from 'react'

import { formatBytes } from '../../../lib/formatBytes'

/** Bytes; Gmail cuts at 102 kB, and each subscriber’s link to unsubscribe adds some. */
const LONG_LETTER = 90_000

const views = {
  desktop: 'Ordinateur',
  phone: 'Téléphone',
  text: 'Texte seul',
} as const

/** A letter as its readers will see it. @param preview undefined while it is loading */
export function LetterPreview({ preview }: { preview: OwnLetterPreview | undefined }) {
  const [view, setView] = useState<keyof typeof views>('desktop')
  if (!preview) return <p role="status">La lettre se prépare…</p>
  return (
    <>
      <p>
        <strong>Objet&nbsp;:</strong> {preview.objet}
      </p>
      {preview.octets > LONG_LETTER && (
        <p role="status">
          <strong>Cette lettre est longue ({formatBytes(preview.octets)})&nbsp;:</strong> Gmail
          coupe les messages de plus de 102&nbsp;ko, et cacherait la fin et le lien de
          désinscription. Raccourcissez-la, ou mettez une partie du texte sur une page du site.
        </p>
      )}
      <fieldset className="letter__choices">
        <legend>La lettre, telle que les abonnés la liront</legend>
        {(Object.keys(views) as (keyof typeof views)[]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="letter-view"
              checked={view === value}
              onChange={() => setView(value)}
            />
            {views[value]}
          </label>
        ))}
      </fieldset>
      {view === 'text' ? (
        // Scrolled by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="letter__text" role="group" aria-label="Lettre en texte seul" tabIndex={0}>
          {preview.texte}
        </div>
      ) : (
        <iframe
          className={`letter__message letter__message--${view}`}
          title="Lettre"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          // Links open elsewhere: a page of the site must not replace the letter.
          srcDoc={preview.html.replaceAll('<a ', '<a target="_blank" rel="noopener" ')}
        />
      )}
    </>
  )
}

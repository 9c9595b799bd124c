import type { Payload, ServerProps } from 'payload'

import { globals } from '../../globals'
import { listImagesWithoutAlt } from './listImagesWithoutAlt'
import { listIncomplete, type IncompleteField } from './listIncomplete'
import './Checklist.css'

/** Dashboard section: lists the missing content of the site, with a link to each page. */
export async function Checklist({ payload, user }: ServerProps) {
  if (!user) return null
  const pages = await Promise.all(
    globals.map(async ({ slug, label, fields }) => ({
      slug,
      label,
      incomplete: listIncomplete(
        fields,
        (await payload.findGlobal({ slug, depth: 0 })) as unknown as Record<string, unknown>,
      ),
    })),
  )
  const waiting = pages.filter(({ incomplete }) => incomplete.length > 0)
  const images = listImagesWithoutAlt(await readPageImages(payload))
  const count = waiting.reduce((sum, { incomplete }) => sum + incomplete.length, images.length)
  if (count === 0) return null

  return (
    <section className="a-completer" aria-labelledby="a-completer">
      <h2 id="a-completer">À compléter</h2>
      <p>
        {count === 1 ? 'Une information manque' : `${count} informations manquent`} encore sur le
        site. Chacune disparaît de cette liste une fois remplie.
      </p>
      {waiting.map(({ slug, label, incomplete }) => (
        <details key={slug}>
          <summary>
            {label} <span className="a-completer__nombre">{incomplete.length}</span>
          </summary>
          <ul>
            {incomplete.map((item) => (
              <li key={item.labels.join('/')}>{formatItem(item)}</li>
            ))}
          </ul>
          <a href={`/admin/globals/${slug}`}>Ouvrir «&nbsp;{label}&nbsp;»</a>
        </details>
      ))}
      {images.length > 0 && (
        <details>
          <summary>
            Images sans texte de remplacement{' '}
            <span className="a-completer__nombre">{images.length}</span>
          </summary>
          <p>Décrivez chacune en une phrase, ou cochez «&nbsp;Image décorative&nbsp;».</p>
          <ul>
            {images.map(({ id, filename }) => (
              <li key={id}>
                <a href={`/admin/collections/images/${id}`}>{filename}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

async function readPageImages(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'images',
    where: { usage: { equals: 'page' } },
    select: { filename: true, alt: true, decorative: true },
    sort: 'filename',
    depth: 0,
    pagination: false,
  })
  return docs
}

/**
 * Formats an item: « Carrousel › Préserver › Image », with a note when the text is a placeholder.
 */
const formatItem = ({ labels, reason }: IncompleteField): string =>
  labels.join(' › ') + (reason === 'marked' ? '\u00a0: remplacez «\u00a0à compléter\u00a0»' : '')

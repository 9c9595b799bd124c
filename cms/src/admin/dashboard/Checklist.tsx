import type { Payload } from 'payload'

import { toFieldHash } from '../form/fieldHash'
import type { IncompleteField } from './listIncomplete'
import type { PageState } from './readPages'
import type { Image } from '../../payload-types'

interface ChecklistProps {
  payload: Payload
  pages: Pick<PageState, 'slug' | 'label' | 'incomplete'>[]
}

/** On the dashboard: the missing content of the site, each with the way to its field. */
export async function Checklist({ payload, pages }: ChecklistProps) {
  const waiting = pages.filter(({ incomplete }) => incomplete.length > 0)
  const images = listImagesWithoutAlt(await readPageImages(payload))
  const count = waiting.reduce((sum, { incomplete }) => sum + incomplete.length, images.length)
  if (count === 0) return null

  return (
    <section
      className="tableau__cadre tableau__cadre--attente a-completer"
      aria-labelledby="a-completer"
    >
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
          {/* A link to a place inside opens the section. */}
          <ul id={`a-completer-${slug}`}>
            {incomplete.map((item) => (
              <li key={item.path}>
                <a href={`/admin/globals/${slug}${toFieldHash(item.path)}`}>{formatItem(item)}</a>
              </li>
            ))}
          </ul>
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
                <a href={`/admin/collections/images/${id}${toFieldHash('alt')}`}>{filename}</a>
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

/** Formats an item: « Carrousel › Préserver › Image », with a note on a placeholder. */
const formatItem = ({ labels, reason }: IncompleteField): string =>
  labels.join(' › ') + (reason === 'marked' ? '\u00a0: remplacez «\u00a0à compléter\u00a0»' : '')

type ImageWithAlt = Pick<Image, 'id' | 'filename' | 'alt' | 'decorative'>

/** Lists the images that have no alternative text and are not declared to be decorative. */
const listImagesWithoutAlt = <Listed extends ImageWithAlt>(images: Listed[]): Listed[] =>
  images.filter(({ alt, decorative }) => !alt?.trim() && decorative !== true)

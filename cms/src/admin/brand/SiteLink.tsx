import type { ServerProps } from 'payload'

import { Star } from './Star'

/** First in the navigation of the panel: the federation's name and the way back to its site. */
export async function SiteLink({ payload }: ServerProps) {
  const { nom } = await payload.findGlobal({ slug: 'parametres', depth: 0 })
  return (
    <a className="brand-link" href="/">
      <Star />
      <span>
        <strong>{nom}</strong>
        Voir le site
      </span>
    </a>
  )
}

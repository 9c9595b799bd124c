import { paths } from '../../../domain/paths'

/** Atom feed discovery link. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Regards" href={paths.flux} />
}

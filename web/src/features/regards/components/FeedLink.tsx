import { paths } from '../../../domain/paths'

/** Lets programs that follow the magazine find its feed. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Regards" href={paths.flux} />
}

import { paths } from '@web/domain/paths'

export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Regards" href={paths.flux} />
}

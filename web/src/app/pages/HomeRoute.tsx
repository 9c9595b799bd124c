import { usePrefetchQuery } from '@tanstack/react-query'
import { AccueilPage } from '../../features/accueil/pages/AccueilPage'
import { FeedLink } from '../../features/regards/components/FeedLink'
import { LatestRegardTeaser } from '../../features/regards/components/LatestRegardTeaser'
import { regardsQueries } from '../../features/regards/queries/regardsQueries'

/** The home page, with the magazine's newest issue in it; both are asked for at once. */
export function HomeRoute() {
  usePrefetchQuery(regardsQueries.latest())
  return (
    <>
      <FeedLink />
      <AccueilPage
        renderLatestRegard={(presentation) => <LatestRegardTeaser presentation={presentation} />}
      />
    </>
  )
}

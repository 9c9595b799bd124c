import { AccueilPage } from '../../features/accueil/pages/AccueilPage'
import { FeedLink } from '../../features/regards/components/FeedLink'
import { LatestRegardTeaser } from '../../features/regards/components/LatestRegardTeaser'

/** The home page, with the magazine's newest issue in it. */
export function HomeRoute() {
  return (
    <>
      <FeedLink />
      <AccueilPage
        renderLatestRegard={(presentation) => <LatestRegardTeaser presentation={presentation} />}
      />
    </>
  )
}

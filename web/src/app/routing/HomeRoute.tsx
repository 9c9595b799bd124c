import { AccueilPage } from '../../features/accueil/pages/AccueilPage'
import { NewsletterForm } from '../../features/newsletter/components/NewsletterForm'
import { FeedLink } from '../../features/regards/components/FeedLink'
import { LatestRegardTeaser } from '../../features/regards/components/LatestRegardTeaser'

/** The home page, with the magazine's newest issue and the newsletter's box in it. */
export function HomeRoute() {
  return (
    <>
      <FeedLink />
      <AccueilPage
        renderLatestRegard={(presentation) => <LatestRegardTeaser presentation={presentation} />}
        newsletterForm={<NewsletterForm source="accueil" />}
      />
    </>
  )
}

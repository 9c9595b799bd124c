import { AccueilPage } from '../../features/accueil/AccueilPage'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm'
import { FeedLink } from '../../features/regards/components/FeedLink'
import { LatestRegardTeaser } from '../../features/regards/components/LatestRegardTeaser'
import { PreviousRegards } from '../../features/regards/components/PreviousRegards'

export function HomeRoute() {
  return (
    <>
      <FeedLink />
      <AccueilPage
        regards={
          <>
            <LatestRegardTeaser />
            <PreviousRegards />
          </>
        }
        newsletterForm={<NewsletterForm source="accueil" />}
      />
    </>
  )
}

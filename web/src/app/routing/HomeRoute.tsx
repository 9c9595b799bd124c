import { AccueilPage } from '@web/features/accueil/AccueilPage'
import { NewsletterForm } from '@web/features/newsletter/NewsletterForm'
import { FeedLink } from '@web/features/regards/components/FeedLink'
import {
  LatestRegardTeaser,
  PreviousRegards,
} from '@web/features/regards/components/LatestRegardTeaser'

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

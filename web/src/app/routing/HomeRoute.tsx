import { AccueilPage } from '../../features/accueil/pages/AccueilPage'
import { NewsletterForm } from '../../features/newsletter/components/NewsletterForm'
import { FeedLink } from '../../features/regards/components/FeedLink'
import { LatestArticles } from '../../features/regards/components/LatestArticles'
import { LatestRegardTeaser } from '../../features/regards/components/LatestRegardTeaser'

export function HomeRoute() {
  return (
    <>
      <FeedLink />
      <AccueilPage
        renderLatestRegard={(presentation) => (
          <>
            <LatestRegardTeaser presentation={presentation} />
            <LatestArticles />
          </>
        )}
        newsletterForm={<NewsletterForm source="accueil" />}
      />
    </>
  )
}

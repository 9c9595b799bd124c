import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteNameContext } from './siteName'
import { useAbsoluteUrl } from './siteUrl'
import { toExcerpt } from '../format/toExcerpt'

type SeoProps = {
  /** What the page is called, without the site's name. */
  title: string
  /** What previews call it, where its title says nothing away from the site. */
  sharedTitle?: string
  /**
   * `page` is to be found and shared; `private` is not to be found: a form, a refusal, a fault;
   * `passing` has only a title, until it is known what it is.
   */
  variant?: 'page' | 'private' | 'passing'
  /** What the page is about: its first words are shown by those who link to it. */
  description?: string | undefined
  /** Shown by those who link to it. */
  picture?: { src: string; alt: string } | undefined
  /** The one address of the page where its path does not say all of it. */
  path?: string
}

const defaultDescription =
  'La fédération nationale des arts et traditions populaires et sa revue trimestrielle, Regards, à lire en ligne.'

const defaultPicture = { src: '/icons/icon-512.png', alt: '' }

/** What a page says of itself to browsers, search engines and previews; React puts it in the head. */
export function Seo({ title, variant = 'page', ...parts }: SeoProps) {
  const siteName = useContext(SiteNameContext)
  return (
    <>
      <title>{`${title} – ${siteName}`}</title>
      {variant === 'private' && <meta name="robots" content="noindex" />}
      {variant === 'page' && <SocialPreview title={title} siteName={siteName} {...parts} />}
    </>
  )
}

type SocialPreviewProps = Omit<SeoProps, 'kind'> & { siteName: string }

function SocialPreview({
  title,
  sharedTitle = title,
  siteName,
  description = '',
  picture,
  path,
}: SocialPreviewProps) {
  const { pathname } = useLocation()
  const toAbsoluteUrl = useAbsoluteUrl()
  const url = toAbsoluteUrl(path ?? pathname)
  const excerpt = toExcerpt(description) || defaultDescription
  const { src, alt } = picture ?? defaultPicture
  return (
    <>
      <meta name="description" content={excerpt} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={excerpt} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={toAbsoluteUrl(src)} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

import { useContext, createContext } from 'react'
import { useLocation, Navigate } from 'react-router-dom'
import { SiteNameContext } from './siteName'
import { JsonLd, ServedJsonLd } from './JsonLd'

/**
 * Origin of the site, without a trailing slash, for canonical URLs and link previews. The server
 * provides it; a browser reads it from the server-rendered canonical link.
 */
export const SiteUrlContext = createContext(readSiteUrl())

/** Returns a function that converts a path of the site to an absolute URL. */
export function useAbsoluteUrl(): (path: string) => string {
  const siteUrl = useContext(SiteUrlContext)
  return (path) => new URL(path, siteUrl).href
}

function readSiteUrl(): string {
  if (typeof document === 'undefined') return 'http://localhost'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}

type SeoProps = {
  /** Title of the page, without the site's name. */
  title: string
  /** Title for link previews, when `title` makes no sense outside the site. */
  sharedTitle?: string
  /**
   * `page` is indexed and has a link preview; `private` is not indexed: forms, access errors,
   * failures; `passing` has only a title, while the page loads.
   */
  variant?: 'page' | 'private' | 'passing'
  /** Text of the page; its first words become the meta description. */
  description?: string | undefined
  /** Image of the link preview. */
  picture?: SeoPicture | undefined
  /** `article` is an issue or a part of it. */
  type?: 'website' | 'article'
  /** Canonical path of the page, when it differs from the current pathname. */
  path?: string
  /** The pages between the home page and this one, outermost first. */
  parents?: Breadcrumb[]
}

type SeoPicture = {
  src: string
  alt: string
  /** Shown in place of `src`, with its size in pixels: previews show it without loading it first. */
  shared?: { src: string; width: number; height: number } | undefined
}

const defaultDescription =
  'La fédération nationale des arts et traditions populaires et sa revue trimestrielle, Regards, à lire en ligne.'

const defaultPicture: SeoPicture = {
  src: '/icons/icon-512.png',
  alt: '',
  shared: { src: '/icons/icon-512.png', width: 512, height: 512 },
}

/** Title, robots and link preview tags of a page; React moves them to the head. */
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

type SocialPreviewProps = Omit<SeoProps, 'variant'> & { siteName: string }

function SocialPreview({
  title,
  sharedTitle = title,
  siteName,
  description = '',
  picture = defaultPicture,
  type = 'website',
  path: canonicalPath,
  parents = [],
}: SocialPreviewProps) {
  const { pathname } = useLocation()
  const toAbsoluteUrl = useAbsoluteUrl()
  const path = canonicalPath ?? pathname
  const url = toAbsoluteUrl(path)
  const excerpt = toExcerpt(description) || defaultDescription
  const { alt, shared } = picture
  const isLandscape = shared !== undefined && shared.width > shared.height
  return (
    <>
      <meta name="description" content={excerpt} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={excerpt} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={toAbsoluteUrl(shared?.src ?? picture.src)} />
      {shared && <meta property="og:image:width" content={`${shared.width}`} />}
      {shared && <meta property="og:image:height" content={`${shared.height}`} />}
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content={isLandscape ? 'summary_large_image' : 'summary'} />
      {path !== '/' && <BreadcrumbJsonLd trail={[...parents, { name: title, path }]} />}
    </>
  )
}

/** A page of the site, as a breadcrumb. */
type Breadcrumb = { name: string; path: string }

const home: Breadcrumb = { name: 'Accueil', path: '/' }

type BreadcrumbJsonLdProps = {
  /** From the page below the home page to the page itself. */
  trail: Breadcrumb[]
}

function ServerBreadcrumbJsonLd({ trail }: BreadcrumbJsonLdProps) {
  const toAbsoluteUrl = useAbsoluteUrl()
  const itemListElement = [home, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsoluteUrl(path),
  }))
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
}

/** JSON-LD of the path from the home page to a page, for search engines. */
const BreadcrumbJsonLd = import.meta.env.SSR ? ServerBreadcrumbJsonLd : ServedJsonLd

/** Length in characters of a meta description that search engines show in full. */
const defaultLength = 160

/** Shortens a text to one line of at most `length` characters, cut between two words. */
export function toExcerpt(text: string, length = defaultLength): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const lastSpace = line[length] === ' ' ? length : cut.lastIndexOf(' ')
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut
  return `${words.replace(/(?<![\s.,;:!?…–-])[\s.,;:!?…–-]+$/, '')}…`
}

/** Status and redirect of the response; the server creates one for each rendered page. */
export type ResponseStatus = {
  code: number
  /** Redirect target. */
  location?: string
}

/** Undefined in a browser, where the response has already been sent. */
export const HttpStatusContext = createContext<ResponseStatus | undefined>(undefined)

/** Sets the HTTP status of the server-rendered response. */
export function HttpStatus({ code }: { code: number }) {
  const answer = useContext(HttpStatusContext)
  if (answer) Object.assign(answer, { code })
  return null
}

/** Redirects to the page's new path with the same query: by a 301 response, or by navigation. */
export function PageMoved({ to }: { to: string }) {
  const answer = useContext(HttpStatusContext)
  const { search } = useLocation()
  const location = to + search
  if (!answer) return <Navigate to={location} replace />
  Object.assign(answer, { code: 301, location })
  return null
}

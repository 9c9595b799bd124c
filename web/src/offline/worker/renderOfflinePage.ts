import { applyDisplayScript } from '@web/theme/displaySettings'
import { toPaletteStyle } from '@web/theme/palette'

/** A link to cached content. */
export type CachedPage = {
  /** Path and query. */
  address: string
  /** HTML, with its entities. */
  title: string | undefined
  /** URL of a cached picture. */
  picture?: string | undefined
}

export type OfflineContents = {
  /** One entry an issue. */
  issues: CachedPage[]
  pages: CachedPage[]
  /** URL of the style sheet with the site’s fonts, if it is cached. */
  styleSheet: string | undefined
}

const style = `:root{color-scheme:light dark}${toPaletteStyle(['paper', 'ink', 'muted', 'accentText', 'line', 'ochre'])}
body{margin:0;border-top:6px dashed var(--ochre);background:var(--paper);color:var(--ink);font:1.125rem/1.6 'Source Sans 3',system-ui,sans-serif}
main{box-sizing:border-box;max-width:42rem;margin-inline:auto;padding:clamp(2rem,6vw,4rem) 1rem}
svg{width:min(3.5rem,15vw);height:auto}
h1{margin:.5rem 0;font:600 min(clamp(2.125rem,1.6rem + 2.4vw,3.5rem),13vw)/1.12 Fraunces,Georgia,serif}
h2{margin:2.5rem 0 .5rem;font:600 1.5rem/1.2 Fraunces,Georgia,serif}
p{color:var(--muted)}
ul{margin:0;padding:0;list-style-type:'';border-top:3px dashed var(--ochre)}
li{border-bottom:1px solid var(--line)}
a{display:inline-flex;align-items:center;gap:1rem;min-height:2.75rem;color:var(--accentText);font-weight:600;line-height:1.3;text-underline-offset:.25em}
li a{display:flex;padding-block:.5rem}
img{width:3.25rem;height:4.5rem;object-fit:cover}
:focus-visible{outline:3px solid;outline-offset:3px}
`

const star =
  '<svg viewBox="-10 -10 20 20" aria-hidden="true"><path fill="#9d1c2c" d="M.5 1V5L4.5 9V5ZM-.5 1V5L-4.5 9V5ZM.5-1V-5L4.5-9V-5ZM-.5-1V-5L-4.5-9V-5Z"/><path fill="#5563b5" d="M1 .5H5L9 4.5H5ZM-1 .5H-5L-9 4.5H-5ZM1-.5H5L9-4.5H5ZM-1-.5H-5L-9-4.5H-5Z"/></svg>'

/**
 * Applies the chosen colours. The page returns by itself when the network does, after a moment: a link may have been
 * followed, and an unstable network must not reload the page.
 */
const script = `${applyDisplayScript};addEventListener('online',()=>setTimeout(()=>navigator.onLine&&location.reload(),1000))`

/** Allows the script by its hash, which a test compares. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self'; script-src 'sha256-8pDDQR42Uq/EWyyB9Vrx5WSr9FnKTVbYaTvPJNRJB2k='; base-uri 'none'"

const notKept = 'Cette page n’a pas été gardée sur cet appareil. Elle reviendra avec le réseau.'
const notSearched =
  'La recherche dans tout le site a besoin du réseau. Un numéro gardé sur cet appareil se cherche sans réseau, en le lisant.'

/**
 * The offline page, of status 503, with links to what is cached.
 * @param isSearch for a search page
 */
export function renderOfflinePage(
  { issues, pages, styleSheet }: OfflineContents,
  isSearch: boolean,
): Response {
  const link = styleSheet ? `<link rel="stylesheet" href="${escapeHtml(styleSheet)}">` : ''
  const lists = renderList('Numéros', issues) + renderList('Pages déjà lues', pages)
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Vous êtes hors connexion</title>${link}<style>${style}</style><script>${script}</script></head><body><main>${star}<h1>Vous êtes hors connexion</h1><p>${isSearch ? notSearched : notKept}</p><a href="">Réessayer</a>${lists}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
    },
  })
}

function renderList(heading: string, pages: CachedPage[]): string {
  const items = pages.map(({ address, title, picture }) => {
    const image = picture ? `<img src="${escapeHtml(picture)}" alt="">` : ''
    return `<li><a href="${escapeHtml(address)}">${image}${title ?? escapeHtml(address)}</a></li>`
  })
  return items.length > 0 ? `<h2>${heading}</h2><ul>${items.join('')}</ul>` : ''
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

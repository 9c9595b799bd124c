import { darkPalette, lightPalette } from '@web/theme/palette'

export type CachedPage = {
  /** Path and query. */
  address: string
  /** As in the page's HTML, with its entities. */
  title: string | undefined
}

const properties = ({ paper, ink, muted, accentText }: Record<string, string>) =>
  `--paper:${paper};--ink:${ink};--muted:${muted};--accent:${accentText}`

const style = `
:root{color-scheme:light dark;${properties(lightPalette)}}
@media (prefers-color-scheme:dark){:root{${properties(darkPalette)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;max-width:42rem;margin-inline:auto;padding:clamp(2rem,8vw,6rem) 1rem}
svg{width:4rem;height:4rem}
h1{margin:.5rem 0;font:600 clamp(1.75rem,5vw,2.5rem)/1.2 Georgia,serif}
h2{margin:2rem 0 .5rem;font:600 1.375rem/1.3 Georgia,serif}
p{color:var(--muted)}
ul{padding:0;list-style-type:''}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--accent);font-weight:600;text-underline-offset:.25em}
:focus-visible{outline:3px solid;outline-offset:3px}
`

const star =
  '<svg viewBox="-10 -10 20 20" aria-hidden="true"><path fill="#9d1c2c" d="M.5 1V5L4.5 9V5ZM-.5 1V5L-4.5 9V5ZM.5-1V-5L4.5-9V-5ZM-.5-1V-5L-4.5-9V-5Z"/><path fill="#5563b5" d="M1 .5H5L9 4.5H5ZM-1 .5H-5L-9 4.5H-5ZM1-.5H5L9-4.5H5ZM-1-.5H-5L-9-4.5H-5Z"/></svg>'

/** The page returns by itself when the network does. */
const script = "addEventListener('online',()=>location.reload())"

/** Allows the script by its hash, which a test compares. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-zUrpI4a/9ssL41jvBxDp6kI2En1grUlk4bFAH/DVG1g='; base-uri 'none'"

/** The offline page, with links to the cached pages: status 503, for a page that is not cached. */
export function renderOfflinePage(pages: CachedPage[]): Response {
  const list = pages.map(
    ({ address, title }) =>
      `<li><a href="${escapeHtml(address)}">${title ?? escapeHtml(address)}</a></li>`,
  )
  const kept = list.length > 0 ? `<h2>Pages déjà lues</h2><ul>${list.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Vous êtes hors connexion</title><style>${style}</style><script>${script}</script></head><body><main>${star}<h1>Vous êtes hors connexion</h1><p>Cette page n’a pas été gardée sur cet appareil. Elle reviendra avec le réseau.</p><a href="">Réessayer</a>${kept}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
    },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

import { renderPage } from '../../../server/ssr/renderPage'

export const dynamic = 'force-dynamic'

/** Server-renders every page of the public site. */
export const GET = renderPage

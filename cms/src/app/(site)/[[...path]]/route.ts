import { renderPage } from '../../../server/ssr/renderPage'

export const dynamic = 'force-dynamic'

/** Every page of the public site, drawn by web. */
export const GET = renderPage

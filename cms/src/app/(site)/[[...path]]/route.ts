import { answerPage } from '../../../site/answerPage'

export const dynamic = 'force-dynamic'

/** Every page of the public site, drawn by web. */
export const GET = answerPage

import { answerApi } from '../../../server/rest/answerApi'

export const dynamic = 'force-dynamic'

// For development alone, where Next reloads what changes; otherwise the front door calls the API itself.
export {
  answerApi as DELETE,
  answerApi as GET,
  answerApi as HEAD,
  answerApi as OPTIONS,
  answerApi as PATCH,
  answerApi as POST,
  answerApi as PUT,
}

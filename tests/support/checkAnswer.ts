import { z } from 'zod'
import { accountOperations } from '../../cms/src/features/accounts/openapi/accountOperations'
import { secondFactorOperations } from '../../cms/src/features/accounts/openapi/secondFactorOperations'
import { articleOperations } from '../../cms/src/features/articles/operations'
import { lectureOperations } from '../../cms/src/features/lecture/operations'
import { newsletterOperations } from '../../cms/src/features/newsletter/openapi/newsletterOperations'
import { searchOperations } from '../../cms/src/features/recherche/operations'
import { statisticsOperations } from '../../cms/src/features/statistics/operations'
import { fileOperations } from '../../cms/src/openapi/operations/files'
import { siteOperations } from '../../cms/src/openapi/operations/site'

/** Answers of the product's own endpoints: their method, path, status and schema. */
const answers = Object.entries({
  ...accountOperations,
  ...secondFactorOperations,
  ...articleOperations,
  ...lectureOperations,
  ...newsletterOperations,
  ...searchOperations,
  ...statisticsOperations,
  ...fileOperations,
  ...siteOperations,
})
  .flatMap(([address, { responses }]) => {
    const [method = '', path = ''] = address.split(' ')
    return Object.entries(responses).flatMap(([status, schema]) =>
      schema instanceof z.ZodType ? [{ method, path, status: Number(status), schema }] : [],
    )
  })
  .map((answer) => ({
    ...answer,
    pattern: new RegExp(`^${answer.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parameters: answer.path.split('{').length,
  }))
  // An address without parameters comes before one that has them: /articles/arrangement, /articles/{slug}.
  .toSorted((one, other) => one.parameters - other.parameters)

/**
 * Checks a JSON answer of the product against the contract; not of a request with `select`, whose
 * answer has the fields that the request names.
 * @param path with its query
 * @throws when the answer has another key than its schema, or lacks one
 */
export function checkAnswer(method: string, path: string, status: number, json: unknown): void {
  const [pathname = '', query = ''] = path.split('?')
  if (query.includes('select[')) return
  const answer = answers.find((each) => each.method === method && each.pattern.test(pathname))
  if (!answer || answer.status !== status) return
  const { error } = answer.schema.safeParse(json)
  if (error) throw new Error(`${method} ${path} is not as described:\n${z.prettifyError(error)}`)
}

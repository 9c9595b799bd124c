import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageStatus, PageStatusContext } from '../../../web/src/ui/PageStatus'

it('tells the server what to answer with, and does nothing in a browser', () => {
  const answer = { code: 200 }

  renderToString(
    <PageStatusContext value={answer}>
      <PageStatus code={404} />
    </PageStatusContext>,
  )

  expect(answer.code).toBe(404)
  expect(renderToString(<PageStatus code={404} />)).toBe('')
})

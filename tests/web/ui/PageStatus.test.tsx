import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  PageMoved,
  PageStatus,
  PageStatusContext,
  type PageAnswer,
} from '../../../web/src/ui/PageStatus'

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

it('tells the server where the page is to be found instead', () => {
  const answer: PageAnswer = { code: 200 }

  const html = renderToString(
    <PageStatusContext value={answer}>
      <PageMoved to="/regards/56" />
    </PageStatusContext>,
  )

  expect(answer).toEqual({ code: 301, location: '/regards/56' })
  expect(html).toBe('')
})

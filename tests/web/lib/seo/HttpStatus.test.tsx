import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  PageMoved,
  HttpStatus,
  HttpStatusContext,
  type ResponseStatus,
} from '@web/lib/seo/HttpStatus'

it('tells the server what to answer with, and does nothing in a browser', () => {
  const answer = { code: 200 }

  renderToString(
    <HttpStatusContext value={answer}>
      <HttpStatus code={404} />
    </HttpStatusContext>,
  )

  expect(answer.code).toBe(404)
  expect(renderToString(<HttpStatus code={404} />)).toBe('')
})

it('tells the server where the page is to be found instead', () => {
  const answer: ResponseStatus = { code: 200 }

  const html = renderToString(
    <HttpStatusContext value={answer}>
      <PageMoved to="/regards/56" />
    </HttpStatusContext>,
  )

  expect(answer).toEqual({ code: 301, location: '/regards/56' })
  expect(html).toBe('')
})

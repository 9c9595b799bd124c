import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PageMoved, HttpStatus, HttpStatusContext, type ResponseStatus } from '@web/lib/seo/Seo'

it('sets the server’s status, and does nothing in a browser', () => {
  const answer = { code: 200 }

  renderToString(
    <HttpStatusContext value={answer}>
      <HttpStatus code={404} />
    </HttpStatusContext>,
  )

  expect(answer.code).toBe(404)
  expect(renderToString(<HttpStatus code={404} />)).toBe('')
})

it('tells the server where the page is to be found instead, with its query', () => {
  const answer: ResponseStatus = { code: 200 }

  const html = renderToString(
    <HttpStatusContext value={answer}>
      <StaticRouter location="/regards/52?q=coiffe">
        <PageMoved to="/regards/56" />
      </StaticRouter>
    </HttpStatusContext>,
  )

  expect(answer).toEqual({ code: 301, location: '/regards/56?q=coiffe' })
  expect(html).toBe('')
})

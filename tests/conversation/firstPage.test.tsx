// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { orderStore } from '../../src/app/store.ts'
import { Component as Conversation } from '../../src/conversation/Conversation.tsx'

it('is rendered ahead with its first question as a form that works before any code arrives', () => {
  const html = renderToString(
    <Provider store={orderStore({ voice: 'chat', flow: 'order' }).store}>
      <StaticRouter location="/chat">
        <Conversation />
      </StaticRouter>
    </Provider>,
  )
  expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/chat"|<form[^>]*action="\/chat"[^>]*method="post"/)
  expect(html).toMatch(/<input[^>]*name="cep"/)
  expect(html).toContain('Qual é o CEP da instalação?')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

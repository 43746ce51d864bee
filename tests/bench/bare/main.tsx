import { domAnimation, LazyMotion, m } from 'framer-motion'
import { memo, useLayoutEffect, useRef, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router'
import { openQuestion, sent, store, type Chat, type Message } from './chat.ts'

/** Only the owner's libraries: the least that an answer costs with them. */
function Talk() {
  const messages = useSelector((chat: Chat) => chat.messages)
  const question = useSelector(openQuestion)
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    form.current?.scrollIntoView({ block: 'end' })
  }, [question])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('resposta')
    if (!(field instanceof HTMLInputElement)) return
    dispatch(sent(field.value))
    field.value = ''
  }
  return (
    <main>
      <ol>
        {messages.map((message, index) => (
          <Line key={index} message={message} />
        ))}
      </ol>
      <h2 id="agora">{question}</h2>
      <form ref={form} onSubmit={send}>
        <input id="resposta" name="resposta" autoComplete="off" />
      </form>
    </main>
  )
}

const Line = memo(function Line({ message: { who, text } }: { message: Message }) {
  return <m.li className={who}>{text}</m.li>
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <LazyMotion features={domAnimation}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Talk />} />
          </Routes>
        </BrowserRouter>
      </LazyMotion>
    </Provider>,
  )
}

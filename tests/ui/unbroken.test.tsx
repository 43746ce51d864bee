import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NoBreakText } from '../../src/ui/NoBreakText.tsx'

it.each([
  ['Achei: Rua das Palmeiras. Qual é o número?', ['Qual é o número?']],
  ['Mande por e-mail.', ['e-mail']],
  ['Qual é o seu e-mail?', ['e-mail']],
  ['Prazer, Ana. Qual é o seu celular com DDD?', []],
  ['Qual é o número?', []],
])('%s keeps %j on one line', (text, whole) => {
  const { container } = render(<NoBreakText>{text}</NoBreakText>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(whole)
})

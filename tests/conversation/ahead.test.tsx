import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderIntroTexts } from '../../src/content/texts/chat/orderIntroTexts.ts'
import { aTalk } from './aTalk.tsx'

it.each([
  ['/chat', '', true],
  ['/b/chat', 'b', true],
  ['/chat/cobertura/cep', '', false],
  ['/fluxo/chat', 'fluxo', false],
  ['/chat/refidelizacao', '', false],
])('the next steps are announced if the address comes first and the plans next: %s', (at, campaign, told) => {
  aTalk({ at, campaign })
  expect(screen.queryByRole('list', { name: orderIntroTexts.heading }) !== null).toBe(told)
})

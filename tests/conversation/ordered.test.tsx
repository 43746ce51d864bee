import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withdrawnTexts } from '../../src/content/texts/done/doneTexts.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aTalk } from './aTalk.tsx'

const left = aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '40718823' } })

it('a placed order offers no changes', async () => {
  const talk = aTalk({ left, at: '/chat/pedido-realizado' })
  await talk.asked('Pedido realizado.')
  expect(screen.getAllByText(/Rua das Palmeiras/).length).toBeGreaterThan(1)
  expect(screen.queryAllByText(/Trocar CEP|Trocar endereço|^Editar|Prefiro preencher em páginas/)).toEqual([])
})

const mural = () => document.querySelector('article > .art svg')

it('a placed order ends with its mural', async () => {
  const talk = aTalk({ left, at: '/chat/pedido-realizado' })
  await talk.asked('Pedido realizado.')
  expect(mural()).not.toBeNull()
})

it('a withdrawn order has no mural', async () => {
  const facts = { ...goodFacts, order: { orderNumber: '40718823', withdrawn: true as const } }
  const talk = aTalk({ left: aFunnel(fullAnswers, facts), at: '/chat/pedido-realizado' })
  await talk.asked(withdrawnTexts.title)
  expect(mural()).toBeNull()
})

it('another order begins in the same conversation', async () => {
  const talk = aTalk({ left, at: '/chat/pedido-realizado' })
  await talk.asked('Pedido realizado.')
  await talk.tap('Fazer outro pedido')
  await talk.asked('Qual é o CEP da instalação?')
  expect(talk.here.path).toBe('/chat/cep')
  expect(document.activeElement).toBe(document.getElementById('resposta'))
  expect(talk.log().queryByText('14010-100')).toBeNull()
})

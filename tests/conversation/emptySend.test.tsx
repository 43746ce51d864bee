import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { refusalId } from '../../src/conversation/transcript/turn.ts'
import { answeredUpTo, type fullAnswers } from '../support/aFunnel.ts'
import { aTalk } from './aTalk.tsx'

const before = (key: keyof typeof fullAnswers) => answeredUpTo(key)
describe('an empty answer gets the page’s message about what is missing', () => {
  it.each<[key: keyof typeof fullAnswers, words: string]>([
    ['number', refusals['number.empty']],
    ['plan', refusals['plan.unknown']],
    ['name', refusals['name.empty']],
    ['phone', refusals['phone.invalid']],
    ['email', refusals['email.empty']],
    ['birthDate', refusals['date.invalid']],
    ['document', refusals['document.length']],
    ['dueDate', refusals['dueDate.unknown']],
    ['directDebit', refusals['yesNo.unknown']],
  ])('%s', async (key, words) => {
    const talk = aTalk({ left: before(key) })
    await waitFor(() => expect(document.getElementById('resposta')).not.toBeNull())
    await talk.tap('Enviar')
    await waitFor(() => expect(document.getElementById(refusalId(key))?.textContent).toContain(words))
    expect(document.activeElement?.id).toBe('resposta')
    expect(document.getElementById('resposta')?.getAttribute('aria-invalid')).toBe('true')
    expect(talk.funnel().asides).toEqual([])
  })

  it('even after another refusal', async () => {
    const talk = aTalk({ left: before('name') })
    await talk.asked('Como você se chama?')
    await talk.say('Ana 2')
    await screen.findByText(refusals['name.letters'])
    await talk.user.clear(document.getElementById('resposta') ?? document.body)
    await talk.tap('Enviar')
    await screen.findByText(refusals['name.empty'])
    expect(screen.queryAllByText(refusals['name.letters'])).toHaveLength(0)
  })

  it('unless a visit is ticked', async () => {
    const talk = aTalk({ left: before('schedule') })
    await talk.asked('Quando o técnico pode ir?')
    const [slot] = await screen.findAllByRole('checkbox', { name: /manhã/i })
    await talk.user.click(slot ?? document.body)
    await talk.tap('Enviar')
    await waitFor(() => expect(talk.funnel().kept.schedule?.value).toEqual([{ date: '24/11/2026', period: 'manha' }]))
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { answeredUpTo, aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aVisit, focused, go, heading } from './aVisit.tsx'

const described = (element: Element | null | undefined) =>
  document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent

describe('a refused field is marked, shows the reason and has the focus', () => {
  it.each<[what: string, key: keyof typeof fullAnswers, path: string, role: string, words: string]>([
    ['a date', 'birthDate', '/checkout/data-nascimento', 'textbox', refusals['date.invalid']],
    ['a CPF', 'document', '/checkout/cpf', 'textbox', refusals['document.length']],
    ['a yes or no', 'directDebit', '/checkout/ativar-debito', 'radio', refusals['yesNo.unknown']],
    ['a bank', 'bank', '/checkout/conta-debito', 'combobox', refusals['bank.unknown']],
    ['a visit', 'schedule', '/checkout/data-instalacao', 'checkbox', refusals['schedule.empty']],
  ])('%s', async (_what, key, path, role, words) => {
    const visit = await aVisit(path, {}, answeredUpTo(key))
    await visit.user.click(go())
    const control = (await screen.findAllByRole(role)).find((each) => !each.hasAttribute('disabled'))
    await focused(() => control ?? document.body)
    const group = control?.closest('[role=radiogroup]')
    expect((group ?? control)?.getAttribute('aria-invalid')).toBe('true')
    expect(described(group ?? (role === 'checkbox' ? control?.closest('fieldset') : control))).toBe(words)
  })

  it('the consent to the contract', async () => {
    const visit = await aVisit('/checkout/confirmacao', {}, aFunnel(fullAnswers, goodFacts))
    await heading('Confira o seu pedido')
    await visit.user.click(screen.getByRole('button', { name: /Finalizar pedido/ }))
    const box = screen.getByRole('checkbox', { name: /Li e aceito/ })
    await focused(() => box)
    expect([box.getAttribute('aria-invalid'), described(box)]).toEqual(['true', refusals['terms.unticked']])
  })
})

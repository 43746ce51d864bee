import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { planAdviserTexts as texts } from '../../src/content/texts/landing/planAdviserTexts.ts'
import { planTexts } from '../../src/content/texts/planTexts.ts'
import { PlanChoiceLinks } from '../../src/pages/landing/PlanChoiceLinks.tsx'
import { planAdviceReply } from '../../src/understanding/plans/planAdviceReply.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { plansIn } from '../support/productPlans.ts'

beforeEach(() => localStorage.setItem('ab-version', 'A'))

const plans = plansIn('plans.json').filter(({ showOnLanding }) => showOnLanding)
const draw = (shown: typeof plans) =>
  render(
    <MemoryRouter>
      <PlanChoiceLinks plans={shown} />
    </MemoryRouter>,
  )
async function show(shown = plans) {
  draw(shown)
  await userEvent.click(screen.getByRole('link', { name: planTexts.which }))
  await screen.findByRole('dialog', { name: planTexts.which })
}
const speed = () => screen.getByRole('heading', { level: 3 }).textContent
const reason = () => screen.getByRole('status').textContent
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

describe('two questions of the home page', () => {
  it('start with the plan recommended everywhere, its reason, its price and its button', async () => {
    await show()
    expect([speed(), reason()]).toEqual(['700 Mega', planTexts.why])
    const price = plansIn('plans.json').find(({ sku }) => sku === 'd700a')?.price_with_dacc ?? 0
    expect(screen.getByText(new RegExp(`^Por R\\$\\s${price.toFixed(2).replace('.', ',')} por mês$`))).toBeDefined()
    expect(screen.getByRole('link', { name: /^Contratar agora o plano 700 Mega/ })).toHaveProperty('search', '?s=d700a')
  })

  it.each([
    ['1 ou 2', 'O básico', 'somos 2 e uso pouco'],
    ['1 ou 2', 'Filmes e séries', 'somos 2 e vemos filmes'],
    ['1 ou 2', 'Jogos ou trabalho', 'somos 2, com jogos'],
    ['3 ou 4', 'O básico', 'somos 4 e uso pouco'],
    ['3 ou 4', 'Filmes e séries', 'somos 4 e vemos séries'],
    ['3 ou 4', 'Jogos ou trabalho', 'somos 4, home office'],
    ['5 ou mais', 'O básico', 'somos 5 e uso pouco'],
    ['5 ou mais', 'Jogos ou trabalho', 'somos 6, jogos e lives'],
  ])('%s, %s: the plan that the conversation advises', async (people, purpose, said) => {
    await show()
    await choose(people)
    await choose(purpose)
    expect(planAdviceReply(normalized(said).plain, plans)).toContain(`o de ${speed()}`)
  })

  it('give a reason from the answers so far', async () => {
    await show()
    await choose('5 ou mais')
    expect(reason()).toBe('Para 5 pessoas ou mais, o plano de 1 Giga dá conta: são até 68 aparelhos ao mesmo tempo.')
    await choose('Filmes e séries')
    expect(reason()).toBe(
      'Para 5 pessoas ou mais, com filmes e séries, o plano de 1 Giga dá conta: são até 68 aparelhos ao mesmo tempo.',
    )
    await choose('3 ou 4')
    expect([speed(), reason()]).toEqual(['500 Mega', expect.stringContaining('o plano de 500 Mega dá conta')])
    expect(screen.getByRole('radiogroup', { name: texts.people.legend })).toBeDefined()
  })

  it('promise only sold plans', async () => {
    await show(plans.filter(({ plan_download }) => plan_download < 1000))
    await choose('5 ou mais')
    expect(reason()).toContain('o mais rápido daqui é o de 700 Mega')
  })

  it('are not asked without a recommended plan', () => {
    const { container } = draw(plans.slice(0, 1))
    expect(container.textContent).toBe('')
  })
})

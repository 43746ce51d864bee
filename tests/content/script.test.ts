import { expect, test } from 'vitest'
import { asText, saidAsText } from '../script/asText.ts'
import { everythingSaid } from '../script/places.ts'
import { theScript } from '../script/theScript.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { questions } from '../../src/content/questions/questions.ts'

const script = theScript()
const printed = asText(script)

test('the script contains every flow, screen and question', () => {
  for (const [name, { screens }] of Object.entries(flows)) {
    const told = script.find((flow) => flow.name === name)
    expect(told?.screens.map(({ path, questions: asks }) => [path, asks.map(({ key }) => key)])).toEqual(
      screens.map(({ path, asks }) => [path, [...asks]]),
    )
    expect(printed).toContain(`(${name})`)
  }
  for (const key of keysIn(questions)) expect(printed).toContain(`(${key})`)
  for (const { prefix } of campaigns) expect(script.some((flow) => flow.campaigns.includes(`/${prefix}`))).toBe(true)
})

test('the script ends with every text, by place', () => {
  const said = everythingSaid()
  const told = saidAsText(said)
  expect(said.filter(({ texts }) => texts.length === 0 || texts.some((each) => !told.includes(each.text)))).toEqual([])
})

test('the script states the conditions of questions', () => {
  const order = script.find(({ name }) => name === 'order')?.screens ?? []
  const asked = order.flatMap((screen) => screen.questions)
  expect(asked.find(({ key }) => key === 'state')?.when).toEqual({
    usually: false,
    but: ['a busca por CEP está fora do ar'],
  })
  expect(asked.find(({ key }) => key === 'account')?.when).toEqual({
    usually: true,
    but: ['o pagamento não é no débito automático'],
  })
  expect(order.find(({ path }) => path.endsWith('/validacao'))?.stays).toContain(
    'a análise pede perguntas de confirmação',
  )
})

test('every rule is tried at a moment that it affects', () => {
  const untried = script.flatMap(({ name, screens }) =>
    screens.flatMap(({ when, stays, questions: asks }, at) => [
      ...(flows[name].screens[at]?.skipWhen && when.but.length === 0 ? [flows[name].screens[at]?.id] : []),
      ...(flows[name].screens[at]?.passes && stays.length === 0 ? [flows[name].screens[at]?.id] : []),
      ...asks.filter(({ key, when: asked }) => questions[key].skipWhen && asked.but.length === 0).map(({ key }) => key),
    ]),
  )
  expect(untried).toEqual([])
})

import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { citiesReached, operatorPages } from '../../src/api/contract/operatorSite/companyFacts.ts'
import { faqThemes } from '../../src/content/faq/landingFaq.ts'
import { faqTexts } from '../../src/content/texts/landing/faqTexts.ts'
import { structuredFaq } from '../../src/app/site/structuredFaq.ts'
import { Faq } from '../../src/pages/landing/Faq.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { aPlan } from '../support/aPlan.ts'

const plans = [
  aPlan({ sku: 'd500a', plan: '500 Mega', plan_download: 500, price_with_dacc: 99.99 }),
  aPlan({ sku: 'd600b', plan: '600 Mega Paramount+', subscriptions: ['paramount-plus'], price_with_dacc: 119.99 }),
]

function show(prefix = '') {
  return render(
    <MemoryRouter>
      <CampaignContext value={campaignOf(prefix)}>
        <Faq content={campaignOf(prefix).content} plans={plans} />
      </CampaignContext>
    </MemoryRouter>,
  )
}

/** The number of questions on the home page. */
const ofHome = faqThemes(campaignOf('').content, plans).flatMap(({ questions }) => questions).length

const summaries = () => [...document.querySelectorAll<HTMLElement>('summary:not(:has(h3))')]
const inSight = () => summaries().filter((summary) => !summary.closest('[hidden]'))
const themes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const folds = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('details')?.open)
const search = (text: string) =>
  fireEvent.input(screen.getByRole('searchbox', { name: faqTexts.search }), { target: { value: text } })

test.each([
  ['', ofHome, 'O que é a TIM Ultrafibra?'],
  ['timblack', ofHome, 'O que é a TIM Ultrafibra?'],
  ['paramount', 5, 'Como entro no Paramount+?'],
  ['globoplay/timpre', 9, 'Como assino o Globoplay com a TIM Ultrafibra?'],
  ['hbo-max', 5, 'Como entro no HBO Max?'],
])('below "%s" there are %i questions, the first is %j', (prefix, count, first) => {
  show(prefix)
  expect([summaries().length, summaries()[0]?.textContent]).toEqual([count, first])
  expect(new Set(summaries().map(({ textContent }) => textContent)).size).toBe(count)
})

test('employees get a link to their own page', () => {
  show('oferta-colaborador')
  expect(summaries()).toEqual([])
  expect(screen.getByRole('link', { name: /^Clique Aqui/ })).toHaveProperty('href', 'https://www.tim.com.br/')
  const form = screen.getByRole('link', { name: new RegExp(faqTexts.migrationGo) })
  expect([form.getAttribute('href'), form.getAttribute('target')]).toEqual([operatorPages.staffMigration, '_blank'])
})

test('only employees see their form for a migration', () => {
  show()
  expect(screen.queryByText(faqTexts.migration)).toBeNull()
})

test('a search keeps the questions with all of its words, ignoring spelling', async () => {
  show()
  search('multa')
  expect(inSight().map(({ textContent }) => textContent)).toContain('Como cancelo o plano depois?')
  expect(inSight().length).toBeLessThan(6)
  search('FATURA segunda')
  expect(inSight().map(({ textContent }) => textContent)).toEqual(['Como peço a segunda via da fatura?'])
  search('wifi 6')
  expect(inSight().map(({ textContent }) => textContent)).toEqual(['O modem está incluído?'])
  search('xiruliru')
  expect(inSight()).toEqual([])
  expect(screen.getByRole('link', { name: faqTexts.ask })).toHaveProperty('pathname', '/chat')
  search(' ')
  expect(inSight().length).toBe(ofHome)
})

test('the home page’s questions fold below five themes, and a search opens those with results', () => {
  show()
  expect([themes().length, folds()]).toEqual([5, [false, false, false, false, false]])
  search('wifi 6')
  expect([themes(), folds()]).toEqual([['Modem, velocidade e ajuda'], [true]])
  search('')
  expect(folds()).toEqual([false, false, false, false, false])
})

test.each(['paramount', 'globoplay', 'hbo-max'])('the few questions below "%s" have no themes', (prefix) => {
  show(prefix)
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
})

test('the number of results disappears when the search changes', async () => {
  show()
  search('wifi 6')
  const said = screen.getByRole('status')
  await vi.waitFor(() => expect(said.textContent).toBe(faqTexts.found(1)))
  search('xiruliru')
  expect([screen.getByText(faqTexts.none).tagName, said.textContent]).toEqual(['P', ''])
  await vi.waitFor(() => expect(said.textContent).toBe(faqTexts.none), { timeout: 2000 })
})

test('answers about prices use the shown plans', () => {
  show('paramount')
  expect(screen.getByText(/600 Mega Paramount\+, por R\$\s119,99/)).toBeDefined()
})

test('the number of cities is the same everywhere', () => {
  show()
  expect(document.getElementById('duvida-coverage')?.textContent).toContain(citiesReached)
})

test('the answer named in an address is open', () => {
  vi.stubGlobal('location', { hash: '#duvida-modem' })
  show()
  const named = document.getElementById('duvida-modem')
  const entry = named?.closest('details')
  expect([...document.querySelectorAll('details[open]')]).toEqual([entry?.parentElement?.closest('details'), entry])
})

/** The links below answers, by the id of their question. */
const linksShown = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('details a')].map((link) => [
    link.closest('[id]')?.id,
    link.getAttribute('href')?.replace(/\?.*/, ''),
    link.target,
  ])

test('answers link to the places that they mention', () => {
  show()
  expect(linksShown()).toEqual([
    ['duvida-coverage', '/consultar-cobertura/cep', ''],
    ['duvida-coverage', '/planos', ''],
    ['duvida-mobile-bonus', '/selecao-plano-movel', ''],
    ['duvida-loyalty', '/regulamentos/contrato', ''],
    ['duvida-second-bill', 'https://meutim.tim.com.br', '_blank'],
    ['duvida-speed-test', 'https://www.brasilbandalarga.com.br', '_blank'],
    ['duvida-phones', 'sms:4141', ''],
    ['duvida-phones', 'https://wa.me/558005551020', '_blank'],
    ['duvida-support', 'https://www.tim.com.br/para-voce/atendimento', '_blank'],
  ])
})

test('only the plain site links to pages of cities', () => {
  show('timblack')
  expect(linksShown().map(([, address]) => address)).not.toContain('/planos')
})

test('search engines get each question with its answer', () => {
  expect(structuredFaq(campaignOf(''), plans)[0]).toMatchObject({
    '@type': 'FAQPage',
    name: 'Perguntas Frequentes',
    mainEntity: expect.arrayContaining([
      {
        '@type': 'Question',
        name: 'O modem está incluído?',
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^O modem Wi-\u2060Fi é emprestado/) },
      },
    ]),
  })
  expect(structuredFaq(campaignOf('oferta-colaborador'), plans)).toEqual([])
})

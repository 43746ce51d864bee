import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoTexts } from '../../src/content/texts/site/demoTexts.ts'
import { DemoPage } from '../../src/pages/demo/DemoPage.tsx'

const { en, es } = demoTexts
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('scrollTo', () => {})
})

function visit(path = '/demo') {
  const router = createMemoryRouter([{ path: '*', Component: DemoPage }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

const bar = () => document.querySelector<HTMLElement>('[style*="scale"]')

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: en.name }), 'Ana')
  await userEvent.type(screen.getByRole('textbox', { name: en.email }), 'ana@example.com')
  await press(en.choose)
}

test('an order needs a form and a plan, ends with thanks, and sends nothing', async () => {
  const { state } = visit()
  expect([heading(), state.location.pathname]).toEqual([en.greeting, '/demo'])
  await press(en.choose)
  screen.getByText(en.nameMissing)
  await fillIn()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Annual',
    'Monthly',
    'Weekly',
  ])
  await press(en.confirm)
  screen.getByText(en.planMissing)
  await userEvent.click(screen.getByRole('radio', { name: en.plans.monthly }))
  await press(en.confirm)
  expect(heading()).toBe(en.thanks('Ana'))
  screen.getByText(en.thanksLead(en.plans.monthly))
  expect(JSON.parse(localStorage.getItem('demo') ?? '')).toMatchObject({ name: 'Ana', plan: 'monthly' })
  expect(fetched).not.toHaveBeenCalled()
})

test('a cancelled order is deleted', async () => {
  visit()
  await fillIn()
  await press(en.cancel)
  expect(heading()).toBe(en.greeting)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: en.name }).value).toBe('')
  expect(localStorage.getItem('demo')).not.toContain('ana@example.com')
})

test('an invalid e-mail is asked for again', async () => {
  visit()
  await userEvent.type(screen.getByRole('textbox', { name: en.name }), 'Ana')
  await userEvent.type(screen.getByRole('textbox', { name: en.email }), 'ana')
  await press(en.choose)
  expect(screen.getByRole('alert').textContent).toBe(en.emailMissing)
})

test.each(['/demo/plans', '/demo/thanks'])('%s asks for the form first', (path) => {
  visit(path)
  expect(screen.queryByText(en.formFirst)).not.toBe(null)
})

test('both languages can be chosen, are stored, and are set for screen readers', async () => {
  visit('/demo/about')
  expect(document.documentElement.lang).toBe('en')
  await press(en.language)
  expect([heading(), document.documentElement.lang]).toEqual([es.aboutHeading, 'es'])
  await userEvent.click(screen.getByRole('link', { name: es.back }))
  expect(heading()).toBe(es.greeting)
  await press(es.language)
  expect(heading()).toBe(en.greeting)
})

test('any name has a page, by its address or by the field, and an unknown page says so', async () => {
  const router = visit('/demo/hi/Jos%C3%A9%20Luiz')
  expect(heading()).toBe(en.hi('José Luiz'))
  await userEvent.click(screen.getByRole('link', { name: en.back }))
  await userEvent.type(screen.getByRole('textbox', { name: en.hiName }), 'Ana/Bia')
  await press(en.go)
  expect([router.state.location.pathname, heading()]).toEqual(['/demo/hi/Ana%2FBia', en.hi('Ana/Bia')])
  await act(() => router.navigate('/demo/nothing/here'))
  expect(heading()).toBe(en.missing)
})

test('the progress bar shows only during navigation', async () => {
  vi.useFakeTimers()
  visit('/demo/about')
  expect(bar()).toBe(null)
  fireEvent.click(screen.getByRole('link', { name: en.back }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(bar()?.style.scale).toBe('0.08 1')
  await act(() => vi.advanceTimersByTimeAsync(300))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(bar()).toBe(null)
  vi.useRealTimers()
})

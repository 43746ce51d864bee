import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy as lazyOf, Suspense } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { UrlRouter } from '../../src/app/url/UrlRouter.tsx'
import { Site } from '../../src/app/site/Site.tsx'
import { mayAskForPlan } from '../../src/app/arrival/linkPermissions.ts'
import { load } from '../../src/app/url/loadPage.ts'
import { lazy } from '../../src/browser/lazy.ts'
import type { PageRoute } from '../../src/routes.tsx'
import { Anchor } from '../../src/ui/buttons/Anchor.tsx'
import { aFunnel } from '../support/aFunnel.ts'

beforeEach(() => window.history.replaceState(null, '', '/um'))

const Key = () => useLocation().key

test('a page loaded by the browser is not treated as a navigation, even if React renders it again', async () => {
  const code = Promise.withResolvers<void>()
  const Late = lazyOf(async () => {
    await code.promise
    return { default: Key }
  })
  render(
    <Suspense>
      <UrlRouter>
        <Late />
      </UrlRouter>
    </Suspense>,
  )
  await act(async () => code.resolve())
  expect(document.body.textContent).toBe('default')
})

test('a link goes to its page, and back comes back', async () => {
  await show()
  fireEvent.click(screen.getByRole('link', { name: 'Dois' }))
  await screen.findByText('Página dois')
  expect(window.location.pathname + window.location.search).toBe('/dois?s=1')
  act(() => window.history.back())
  await screen.findByText('Página um')
})

test('the previous page stays until the next one’s code has loaded', async () => {
  const code = Promise.withResolvers<void>()
  await show(() => code.promise)
  fireEvent.click(screen.getByRole('link', { name: 'Três' }))
  expect(screen.queryByText('Página um')).not.toBeNull()
  await act(async () => code.resolve())
  await screen.findByText('Página três')
})

test('a page whose code cannot load offline opens when the line is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await show(vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue())
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Três' })))
  expect(screen.queryByText('Página um')).not.toBeNull()
  await screen.findByText('Página três')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'the browser handles a click that opens another tab: %o',
  async (how) => {
    await show()
    const left = fireEvent.click(screen.getByRole('link', { name: 'Dois' }), { ...how, cancelable: true })
    expect(left).toBe(true)
    expect(screen.queryByText('Página um')).not.toBeNull()
  },
)

async function show(three: () => Promise<void> = () => Promise.resolve()) {
  const routes: PageRoute[] = [
    { path: '/um', page: lazy(() => Promise.resolve({ Component: One })) },
    { path: '/dois', page: lazy(() => Promise.resolve({ Component: Two })) },
    {
      path: '/tres',
      page: lazy(async () => {
        await three()
        return { Component: () => <p>Página três</p> }
      }),
    },
  ]
  await load(routes, window.location)
  render(
    <UrlRouter>
      <Site routes={routes} />
    </UrlRouter>,
  )
}

test('a followed link of ours can change the plan, an opened address cannot', async () => {
  const ordering = aFunnel({ cep: '14010100', number: '35', plan: 'd500a' })
  await show()
  expect(mayAskForPlan(ordering)).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Dois' }))
  await screen.findByText('Página dois')
  expect(mayAskForPlan(ordering)).toBe(true)
})

test('a link to the present place adds no history entry', async () => {
  await show()
  fireEvent.click(screen.getByRole('link', { name: 'Dois' }))
  await screen.findByText('Página dois')
  const visited = history.length
  fireEvent.click(screen.getByRole('link', { name: 'Outra vez' }))
  expect(history.length).toBe(visited)
})

function One() {
  return (
    <>
      <p>Página um</p>
      <Anchor to="/dois?s=1">Dois</Anchor>
      <Anchor to="/tres">Três</Anchor>
    </>
  )
}

function Two() {
  return (
    <>
      <p>Página dois</p>
      <Anchor to="/dois?s=1">Outra vez</Anchor>
    </>
  )
}

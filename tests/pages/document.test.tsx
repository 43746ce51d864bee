import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { UrlRouter } from '../../src/app/url/UrlRouter.tsx'
import { documentPath, documents } from '../../src/api/contract/documentEditions.ts'
import { legalDocuments } from '../../src/content/documents/legalDocuments.ts'
import { documentTexts as texts } from '../../src/content/texts/site/regulationTexts.ts'
import { LegalDocumentPage } from '../../src/pages/regulations/LegalDocumentPage.tsx'
import { EarlierEditions } from '../../src/pages/regulations/EarlierEditions.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => Promise.resolve())
  window.history.replaceState(null, '', documentPath('contrato'))
})

test('the contract shows its version and start, and its index links to every part', () => {
  const { container } = render(
    <UrlRouter>
      <LegalDocumentPage name="contrato" edition={documents.contrato.editions[0]} />
    </UrlRouter>,
  )
  const [{ version, since }] = documents.contrato.editions
  screen.getByText(texts.edition(version, since))
  const index = within(screen.getByRole('navigation', { name: texts.inside })).getAllByRole('link')
  const clauses = legalDocuments.contrato.editions[version] ?? []
  expect(index.map((link) => link.textContent)).toEqual(clauses.map(({ heading }) => heading))
  for (const link of index) {
    const part = container.querySelector(link.getAttribute('href') ?? '')
    expect(part?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(screen.queryByRole('heading', { name: texts.earlier })).toBe(null)
})

test('a button prints it', () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  render(
    <UrlRouter>
      <LegalDocumentPage name="contrato" edition={documents.contrato.editions[0]} />
    </UrlRouter>,
  )
  screen.getByRole('button', { name: texts.print }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('earlier editions can be read', () => {
  render(
    <UrlRouter>
      <EarlierEditions
        name="oferta"
        all={[
          { version: 2, since: '01/02/2027' },
          { version: 1, since: '21/11/2026' },
        ]}
      />
    </UrlRouter>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    [texts.earlierOne(1, '21/11/2026'), '/regulamentos/oferta/versao-1'],
  ])
})

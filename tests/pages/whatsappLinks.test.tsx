import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { whatsappLink } from '../../src/api/contract/contactLinks.ts'
import { WhatsappLinkInterceptor } from '../../src/app/site/WhatsappLinkInterceptor.tsx'
import { handOverMessage } from '../../src/content/texts/order/handOverMessage.ts'

const message = handOverMessage('Pagamento', '600 Mega', '123456782')
const shown = () => screen.queryByText(message)

test('a link to WhatsApp shows its message first, and one tap opens it', async () => {
  page()
  expect(shown()).toBeNull()
  expect(fireEvent.click(screen.getByText('Seguir no WhatsApp'))).toBe(false)
  const dialog = await screen.findByRole('dialog', { name: 'Vamos para o WhatsApp?' })
  expect(dialog.textContent).toContain('Parei em: Pagamento. Protocolo 123 456 782.')
  const open = screen.getByRole('link', { name: /^Abrir o WhatsApp/ })
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([whatsappLink(message), '_blank'])
  expect(fireEvent.click(open)).toBe(true)
})

test('it can be closed, and is shown again', async () => {
  page()
  fireEvent.click(screen.getByText('Seguir no WhatsApp'))
  fireEvent.click(await screen.findByRole('button', { name: 'Ficar por aqui' }))
  expect(screen.getByRole('dialog', { hidden: true }).dataset['closing']).toBe('true')
  fireEvent.click(screen.getByText('Seguir no WhatsApp'))
  expect(screen.getByRole('dialog', { hidden: true }).dataset['closing']).toBeUndefined()
})

test('other links, and one opened in another tab, work as usual', () => {
  page()
  expect(fireEvent.click(screen.getByText('Seguir no WhatsApp'), { ctrlKey: true })).toBe(true)
  expect(fireEvent.click(screen.getByText('Outra página'))).toBe(true)
  expect(shown()).toBeNull()
})

function page() {
  render(
    <>
      <a href={whatsappLink(message)}>
        <b>Seguir no WhatsApp</b>
      </a>
      <a href="#outra">Outra página</a>
      <WhatsappLinkInterceptor />
    </>,
  )
}

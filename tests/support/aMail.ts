import type { Mail } from '../../server/mail/mail.ts'

export const aMail: Mail = {
  id: 'some-row',
  to: 'ana@provedor.com.br',
  subject: 'Olá',
  text: 'Até já.\n',
  html: '<p>Até já.</p>',
}

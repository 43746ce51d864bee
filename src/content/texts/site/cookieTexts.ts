import { footerTexts } from './footerTexts.ts'
import { commonTexts } from '../commonTexts.ts'

/** The cookie notice and its preferences. */
export const cookieTexts = {
  heading: 'Cookies: a escolha é sua.',
  lead: 'Cookies: os necessários ficam ligados; os outros, só se você deixar.',
  privacy: commonTexts.privacy,
  reject: 'Recusar',
  accept: 'Aceitar',
  manage: 'Gerenciar',
  preferences: {
    title: footerTexts.open.cookies,
    close: commonTexts.close,
    lead: 'Os cookies necessários ficam sempre ligados, porque o site e o pedido dependem deles. Os outros você liga ou desliga aqui, e a sua escolha vale por sete dias.',
    publi: {
      label: 'Publicidade',
      text: 'Servem para mostrar nossas ofertas a você em outros sites, e para o nosso atendimento retomar com você um pedido que parou no meio.',
    },
    func: {
      label: 'Desempenho e funcionalidade',
      text: 'Contam visitas e falhas, para melhorarmos as páginas, e lembram o que você preferiu nelas.',
    },
    none: 'Com os dois desligados, só os necessários são usados, e o aviso volta ao pé da página.',
    confirm: 'Confirmar escolha',
  },
} as const

import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { commonTexts } from '../commonTexts.ts'

/** Listing and ending an order's other devices. */
export const signOutTexts = {
  open: 'Sair dos outros aparelhos',
  title: 'Outros aparelhos com este pedido',
  close: commonTexts.close,
  find: 'Ver aparelhos',
  finding: { busy: 'Buscando', failed: commonTexts.tryAgain },
  held: (devices: number, links: number) =>
    [
      devices === 0
        ? 'Este pedido só está aberto neste aparelho.'
        : `Este pedido também está aberto em ${devices === 1 ? 'outro aparelho' : `outros ${devices} aparelhos`}.`,
      links > 0 && (links === 1 ? 'Um link ainda pode abrir o pedido.' : `${links} links ainda podem abrir o pedido.`),
    ]
      .filter(Boolean)
      .join(' '),
  device: (moment: string) => `Aparelho com o pedido desde ${moment}`,
  link: (moment: string) => `Link criado em ${moment}`,
  lead: 'Ao sair, só este aparelho continua com o pedido, e os links deixam de valer. Nada do que você respondeu se perde. Outro navegador conta como outro aparelho.',
  yes: 'Deixar só neste aparelho',
  no: 'Manter como está',
  ending: { busy: 'Saindo', failed: commonTexts.tryAgain },
  done: 'Pronto. Agora o pedido só está aberto neste aparelho.',
} as const

/** Leaving a placed order on this device, e.g. a shared computer. */
export const leaveTexts = {
  open: 'Sair deste aparelho',
  title: 'Sair deste aparelho?',
  close: commonTexts.close,
  ask: (number: string, state: 'valendo' | 'cancelado') =>
    `O pedido ${number} continua ${state}. Anote o número: depois de sair, nada do pedido fica neste aparelho.`,
  after: `Para desistir do pedido ou tirar dúvidas, ligue para ${contact.sales}.`,
  yes: 'Sair',
  no: 'Continuar aqui',
} as const

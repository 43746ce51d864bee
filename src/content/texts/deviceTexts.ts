import { words } from './words.ts'

/** Going on with an order at another device, where it was begun. */
export const deviceTexts = {
  open: words.otherDevice,
  title: words.otherDevice,
  close: words.close,
  lead: 'Crie um link e abra no celular, no computador ou em outro navegador. Ele vale por 24 horas, abre uma vez só e pede um dado que só você sabe.',
  link: 'Link do seu pedido',
  help: {
    birthDate: 'Ao abrir, pedimos a sua data de nascimento.',
    phone: 'Ao abrir, pedimos o final do seu celular.',
  },
  make: 'Criar link',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  uncopied: 'Não deu para copiar daqui. O link está selecionado: copie e cole onde quiser.',
  mail: 'Receber por e-mail',
  mailed: (email: string) => `Mandamos um link para ${email}.`,
  busy: 'Criando',
} as const

/** The other devices that hold an order, and ending it there. */
export const elsewhereTexts = {
  open: 'Sair dos outros aparelhos',
  title: 'Outros aparelhos com este pedido',
  close: words.close,
  find: 'Ver aparelhos',
  finding: { busy: 'Buscando', failed: words.tryAgain },
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
  ending: { busy: 'Saindo', failed: words.tryAgain },
  done: 'Pronto. Agora o pedido só está aberto neste aparelho.',
} as const

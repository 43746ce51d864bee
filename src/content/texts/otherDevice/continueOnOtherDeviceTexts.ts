import { commonTexts } from '../commonTexts.ts'

export const continueOnOtherDeviceTexts = {
  open: commonTexts.otherDevice,
  title: commonTexts.otherDevice,
  close: commonTexts.close,
  lead: 'Crie um link e abra no celular, no computador ou em outro navegador. Ele vale por 24 horas, abre uma vez só e pede um dado que só você sabe. Quem abre escolhe se o pedido continua aqui também.',
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

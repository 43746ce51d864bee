import { commonTexts } from '../commonTexts.ts'

export const dataCopyTexts = {
  open: 'Baixar meus dados',
  title: 'Baixar seus dados',
  close: commonTexts.close,
  lead: 'Juntamos em um arquivo tudo o que guardamos sobre você e este pedido, aqui e no nosso sistema. Ele traz dados pessoais: guarde onde só você abre.',
  make: 'Preparar arquivo',
  busy: 'Preparando',
  failed: commonTexts.tryAgain,
  ready: 'Pronto, o arquivo está preparado.',
  save: 'Salvar arquivo',
  file: 'meus-dados.json',
  otherPhone: 'Esse não é o telefone deste pedido.',
} as const

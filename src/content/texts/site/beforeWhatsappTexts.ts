import { commonTexts } from '../commonTexts.ts'

export const beforeWhatsappTexts = {
  title: 'Vamos para o WhatsApp?',
  lead: 'A mensagem já vai escrita. Você só precisa enviar:',
  nothingPersonal: 'Seus dados pessoais não vão na mensagem.',
  open: 'Abrir o WhatsApp',
  stay: 'Ficar por aqui',
  close: commonTexts.close,
} as const

import { commonTexts } from '../commonTexts.ts'

export const ownDataTexts = {
  open: 'Meus dados',
  lead: 'Tudo o que você respondeu é seu: veja, leve com você ou apague quando quiser.',
  close: commonTexts.close,
} as const

import { speedName } from '../planTexts.ts'

export const appsTexts = {
  heading: 'Saiba mais sobre os apps',
  lead: 'Conforme o plano, eles vêm com a fibra, sem outra conta para pagar.',
  back: 'Apps anteriores',
  on: 'Próximos apps',
  some: 'Vem em alguns planos.',
  every: 'Vem em todos os planos.',
  from: (mega: number) => `Vem nos planos a partir de ${speedName(mega)}.`,
  plans: 'Ver Planos',
  about: (name: string) => `com ${name}`,
} as const

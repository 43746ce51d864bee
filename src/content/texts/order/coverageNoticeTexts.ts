import { coverageNoticeMonths } from '../../../api/contract/coverageNoticeMonths.ts'

export const coverageNoticeTexts = {
  heading: 'Podemos avisar você.',
  button: 'Quero ser avisado',
  privacy: `Só para o aviso, por até ${coverageNoticeMonths} meses. Apague quando quiser.`,
  agreed: (name: string) => (name ? `Combinado, ${name}.` : 'Combinado.'),
  promise: (door: string, email: string) =>
    `Assim que der para instalar no seu endereço${door && ` (${door})`}, você recebe uma mensagem em ${email}.`,
  meanwhile: 'Tem outro endereço? A consulta leva um minuto.',
  other: 'Consultar outro endereço',
  declined: 'Tudo bem, não vamos avisar.',
  mind: 'Mudou de ideia?',
  refuse: 'Não quero ser avisado',
} as const

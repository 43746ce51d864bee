import { unbroken } from '../../unbroken.ts'
import { commonTexts } from '../commonTexts.ts'

/** The texts of inputs, for both voices. */
export const inputTexts = {
  keptPrivate: (mask: string) => `Guardado: ${unbroken(mask)}. Escreva de novo só se quiser trocar.`,
  confirm: commonTexts.confirm,
  unknownCep: 'Não sei meu CEP',
  cepElsewhere: 'https://buscacepinter.correios.com.br/',
  promotions: 'Quero promoções',
  day: 'dia',
  state: 'Escolha o estado',
  otherDocument: { person: 'Usar CNPJ da empresa', company: 'Usar CPF' },
  holderLabel: 'CPF do titular do contrato',
  companyLabel: 'CNPJ da empresa que vai assinar o contrato',
  companyExample: '00.000.000/0000-00',
  companyHelp: 'São 14 números ou letras, como em 12.ABC.345/01DE-35.',
  complement: {
    legend: 'Complementos conhecidos neste endereço',
    other: 'Outro',
    field: 'Complemento',
    examples: (examples: string[]) => `Exemplos: ${examples.join(', ')}.`,
    pick: 'Escolha o complemento',
    failed: 'Não deu para buscar os complementos conhecidos deste endereço. Você pode escrever o seu.',
  },
  again: commonTexts.tryAgain,
} as const

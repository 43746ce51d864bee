import type { Key } from '../questions/answers.ts'
import { words } from './words.ts'

/** The words of the inputs themselves, the same in both voices. */
export const inputTexts = {
  /** A number does not break after its hyphen. */
  keptPrivate: (mask: string) => `Guardado: ${mask.replaceAll('-', '-\u2060')}. Escreva de novo só se quiser trocar.`,
  confirm: words.confirm,
  promotions: 'Quero promoções',
  day: 'dia',
  state: 'Escolha o estado',
  otherDocument: { person: 'Usar CNPJ da empresa', company: 'Usar CPF' },
  holderLabel: 'CPF do titular do contrato',
  companyLabel: 'CNPJ da empresa que vai assinar o contrato',
  companyExample: '00.000.000/0000-00',
  companyHelp: 'São 14 números ou letras, como em 12.ABC.345/01DE-35.',
  bank: {
    loading: 'Buscando a lista de bancos…',
    help: 'Escreva o nome ou o código, como em 341.',
    list: 'Bancos',
    none: 'Nenhum banco com esse nome ou código.',
    missing:
      'Sem a lista não dá para combinar o débito agora. Tente de novo em instantes, ou pague por boleto e mude depois.',
    bill: 'Pagar por boleto',
    found: (count: number) => (count === 1 ? '1 banco' : `${count} bancos`),
    option: (code: string, name: string) => `${code} ${name}`,
  },
  complement: {
    legend: 'Complementos conhecidos neste endereço',
    other: 'Outro',
    field: 'Complemento',
    examples: (examples: string[]) => `Exemplos: ${examples.join(', ')}.`,
    pick: 'Escolha o complemento',
    failed: 'Não deu para buscar os complementos conhecidos deste endereço. Você pode escrever o seu.',
  },
  slots: {
    loading: 'Buscando as datas livres…',
    full: 'Esgotado',
    order: (order: number) => `${order}ª opção`,
    limit: 'São até três opções. Desmarque uma para trocar.',
    more: 'Ver mais datas',
    first: (soonest: string) => `Mais cedo: ${soonest}`,
    confirm: (count: number) => (count === 1 ? 'Confirmar 1 opção' : `Confirmar ${count} opções`),
    visit: 'A visita dura cerca de duas horas. É preciso ter alguém com mais de 18 anos em casa.',
  },
  again: words.tryAgain,
} as const

/** Links that help to find an answer. Each opens in another tab. */
export const inputLinks: { [K in Key]?: { text: string; href: string } } = {
  cep: { text: 'Não sei meu CEP', href: 'https://buscacepinter.correios.com.br/' },
}

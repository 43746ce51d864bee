/** The texts of inputs of later questions, for both voices. */

export const bankTexts = {
  loading: 'Buscando a lista de bancos…',
  help: 'Escreva o nome ou o código, como em 341.',
  list: 'Bancos',
  none: 'Nenhum banco com esse nome ou código.',
  missing:
    'Sem a lista não dá para combinar o débito agora. Tente de novo em instantes, ou pague por boleto e mude depois.',
  bill: 'Pagar por boleto',
  found: (count: number) => (count === 1 ? '1 banco' : `${count} bancos`),
  option: (code: string, name: string) => `${code} ${name}`,
} as const

export const slotTexts = {
  loading: 'Buscando as datas livres…',
  full: 'Esgotado',
  order: (order: number) => `${order}ª opção`,
  limit: 'São até três opções. Desmarque uma para trocar.',
  more: 'Ver mais datas',
  first: (soonest: string) => `Mais cedo: ${soonest}`,
  confirm: (count: number) => (count === 1 ? 'Confirmar 1 opção' : `Confirmar ${count} opções`),
  visit: 'A visita dura cerca de duas horas. É preciso ter alguém com mais de 18 anos em casa.',
} as const

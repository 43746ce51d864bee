export const regulationTexts = {
  heading: 'Regulamentos e contratos',
  lead: 'As condições de cada oferta, por plano, o resumo de cada contrato e os documentos completos, prontos para imprimir.',
  documents: 'Documentos completos',
  tabs: { regulations: 'Regulamentos', contracts: 'Contratos' },
  regulations: 'Regulamentos das ofertas',
  summaries: 'Resumos dos contratos',
  failed: 'Não deu para carregar os regulamentos agora.',
} as const

export const documentTexts = {
  all: 'Todos os regulamentos',
  inside: 'Neste documento',
  edition: (version: number, since: string) => `Versão ${version}, em vigor desde ${since}.`,
  old: 'Esta versão não está mais em vigor.',
  current: 'Ler a versão em vigor',
  earlier: 'Versões anteriores',
  earlierOne: (version: number, since: string) => `Versão ${version}, de ${since}`,
  print: 'Imprimir',
} as const

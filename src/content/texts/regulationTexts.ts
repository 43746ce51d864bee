/** The page of contracts and offers' regulations. */
export const regulationTexts = {
  heading: 'Regulamentos e contratos',
  lead: 'As condições de cada oferta, por plano, e o resumo de cada contrato.',
  tabs: { regulations: 'Regulamentos', contracts: 'Contratos' },
  regulations: 'Regulamentos das ofertas',
  summaries: 'Resumos dos contratos',
  failed: 'Não deu para carregar os regulamentos agora.',
} as const

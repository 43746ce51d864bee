/** The words around the questions that are answered besides an order. */
export const faqTexts = {
  heading: 'Tire suas dúvidas sobre a TIM Ultrafibra',
  employees: 'Tire suas dúvidas sobre a oferta para colaboradores',
  employeesLead: 'As perguntas de quem trabalha na TIM estão na página interna.',
  employeesGo: 'Clique Aqui',
  employeesAbout: 'e abra a página interna com as dúvidas da oferta',
  migration: 'Já tem internet da TIM em casa?',
  migrationLead: 'A troca para a fibra é pedida em outro formulário.',
  migrationGo: 'Abrir o formulário de migração',
  structured: 'Perguntas Frequentes',
  search: 'Buscar nas dúvidas',
  found: (count: number) => (count === 1 ? 'Uma dúvida encontrada.' : `${count} dúvidas encontradas.`),
  none: 'Nenhuma dúvida com essas palavras. A conversa responde com as suas palavras.',
  ask: 'Perguntar na conversa',
} as const

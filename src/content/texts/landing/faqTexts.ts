import { operatorPages } from '../../../api/contract/operatorSite/companyFacts.ts'
import { brandName, contact, operatorName } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { commonTexts } from '../commonTexts.ts'

export const faqTexts = {
  heading: `Tire suas dúvidas sobre a ${brandName}`,
  employees: 'Tire suas dúvidas sobre a oferta para colaboradores',
  employeesLead: `As perguntas de quem trabalha na ${operatorName} estão na página interna.`,
  employeesGo: 'Clique Aqui',
  employeesAbout: 'e abra a página interna com as dúvidas da oferta',
  migration: `Já tem internet da ${operatorName} em casa?`,
  migrationLead: 'A troca para a fibra é pedida em outro formulário.',
  migrationGo: 'Abrir o formulário de migração',
  structured: 'Perguntas Frequentes',
  themes: {
    fibra: 'A fibra e a cobertura',
    planos: 'Planos, streaming e aplicativos',
    instalacao: 'Pedido e instalação',
    conta: 'Preço, fatura e contrato',
    ajuda: 'Modem, velocidade e ajuda',
  },
  withoutStreaming: 'Planos e aplicativos',
  search: 'Buscar nas dúvidas',
  found: (count: number) => (count === 1 ? 'Uma dúvida encontrada.' : `${count} dúvidas encontradas.`),
  none: 'Nenhuma dúvida com essas palavras. A conversa responde com as suas palavras.',
  ask: 'Perguntar na conversa',
  /** The labels of links below some answers. */
  links: {
    coverage: commonTexts.checkCoverage,
    contract: 'Ler o contrato',
    customer: `Abrir o ${operatorPages.customerArea}`,
    speedTest: 'Abrir o teste de velocidade',
    mobile: `Ver a oferta do meu celular ${operatorName}`,
    support: 'Abrir a página de atendimento',
    sms: `Mandar um SMS para ${contact.sms}`,
    hello: `Olá! Tenho uma dúvida sobre a ${brandName}.`,
  },
} as const

import type { Uf } from '../../states.ts'
import { citiesReached } from '../../../api/contract/operatorSite/companyFacts.ts'

/** Texts common to all area pages. */
export const areaPageTexts = {
  trail: 'Caminho até aqui',
  speed: 'A velocidade que chega à sua casa depende da rede da sua rua.',
  questions: 'Dúvidas sobre a fibra na sua cidade',
} as const

/** Texts of the areas with network, which the build sends with their pages. */
export const areaTexts = {
  home: 'Início',
  service: 'Internet por fibra óptica',
  speeds: (slowest: string, fastest: string) => (slowest === fastest ? `de ${slowest}` : `de ${slowest} a ${fastest}`),
  upTo: (speed: string) => `Até ${speed}`,
  served: (neighborhoods: string, speed: string) => `${neighborhoods}, até ${speed}`,
  plans: (where: string) => `Planos ${where}`,
} as const

export const countryTexts = {
  title: 'Planos de internet por fibra por cidade',
  heading: 'Planos de fibra, cidade por cidade.',
  lead: (cities: string, states: string) =>
    `A nossa rede já está em ${citiesReached}. Aqui estão ${cities} de ${states}, com os planos, os preços e os bairros com rede.`,
  description: (speeds: string, price: string) =>
    `Internet por fibra ${speeds}, a partir de ${price} por mês, em ${citiesReached}. Veja os planos e os bairros com rede.`,
  plans: 'Planos e preços',
  parts: 'Estados com rede',
  partsLead: 'Cada estado leva às suas cidades, e cada cidade, aos seus bairros com rede.',
} as const

export const stateTexts = {
  title: (where: string) => `Internet por fibra ${where}: planos e cidades`,
  heading: (where: string) => `Internet por fibra ${where}.`,
  lead: (cities: string, speeds: string, price: string) =>
    `A nossa rede já está ${cities}. São planos ${speeds}, a partir de ${price} por mês no débito automático.`,
  description: (where: string, speeds: string, price: string) =>
    `Internet por fibra ${where}, ${speeds}, a partir de ${price} por mês. Veja as cidades com rede e consulte o seu CEP.`,
  parts: (where: string) => `Cidades com rede ${where}`,
  partsLead: 'Cada cidade tem a sua página, com os bairros e os planos de lá.',
} as const

export const cityTexts = {
  title: (where: string, uf: string) => `Internet por fibra ${where}, ${uf}: planos e preços`,
  heading: (where: string) => `Internet por fibra ${where}.`,
  /** A city with one CEP for all its streets has no neighbourhoods to count. */
  reached: (city: string, count: number) =>
    `${asStart(inCity(city))}, a nossa rede já ${count === 0 ? 'está nas ruas da cidade' : `chega a ${areaCounts.neighborhoods(count)}`}.`,
  lead: (reached: string, speeds: string, price: string) =>
    `${reached} São planos ${speeds}, a partir de ${price} por mês no débito automático.`,
  description: (where: string, uf: string, speeds: string, price: string) =>
    `Internet por fibra ${where}, ${uf}, ${speeds}, a partir de ${price} por mês. Veja os planos, onde há rede e consulte o seu CEP.`,
  parts: (where: string) => `Bairros com rede ${where}`,
  partsLead:
    'Ao lado de cada bairro, a maior velocidade vendida nele. A rede muda de rua para rua: o CEP e o número dizem o que chega à sua casa.',
  questions: {
    coverage: {
      question: (where: string) => `A fibra chega à minha casa ${where}?`,
      all: (names: string) => `São eles: ${names}.`,
      some: (names: string) => `Entre eles estão ${names}.`,
      ask: 'A rede muda de rua para rua. Com o CEP e o número, você sabe na hora o que chega à sua casa.',
    },
    speeds: {
      question: (where: string) => `Que velocidades de internet há ${where}?`,
      answer: (speeds: string) => `Há planos de ${speeds}. A que chega à sua casa depende da rede da sua rua.`,
    },
    price: {
      question: (where: string) => `Quanto custa a internet por fibra ${where}?`,
      answer: (speed: string, price: string, condition: string, bill: string) =>
        `O plano mais barato é o de ${speed}: ${price} por mês, ${condition}. No boleto, ${bill} por mês.`,
    },
    installation: { question: (where: string) => `Quanto custa e quando é a instalação ${where}?` },
  },
} as const

/** Counts as they appear in a sentence. */
export const areaCounts = {
  cities: (count: number) => (count === 1 ? '1 cidade' : `${count} cidades`),
  states: (count: number) => (count === 1 ? '1 estado' : `${count} estados`),
  neighborhoods: (count: number) => (count === 1 ? '1 bairro' : `${count} bairros`),
} as const

/** A state in a sentence. Those named like their capital say that they are states. */
export const inState: Readonly<Record<Uf, string>> = {
  AC: 'no Acre',
  AL: 'em Alagoas',
  AM: 'no Amazonas',
  AP: 'no Amapá',
  BA: 'na Bahia',
  CE: 'no Ceará',
  DF: 'no Distrito Federal',
  ES: 'no Espírito Santo',
  GO: 'em Goiás',
  MA: 'no Maranhão',
  MG: 'em Minas Gerais',
  MS: 'em Mato Grosso do Sul',
  MT: 'em Mato Grosso',
  PA: 'no Pará',
  PB: 'na Paraíba',
  PE: 'em Pernambuco',
  PI: 'no Piauí',
  PR: 'no Paraná',
  RJ: 'no estado do Rio de Janeiro',
  RN: 'no Rio Grande do Norte',
  RO: 'em Rondônia',
  RR: 'em Roraima',
  RS: 'no Rio Grande do Sul',
  SC: 'em Santa Catarina',
  SE: 'em Sergipe',
  SP: 'no estado de São Paulo',
  TO: 'no Tocantins',
}

/** A city in a sentence. */
export const inCity = (city: string) => citiesWithArticle[city] ?? `em ${city}`

const citiesWithArticle: Readonly<Record<string, string>> = {
  'Rio de Janeiro': 'no Rio de Janeiro',
  Recife: 'no Recife',
}

const asStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

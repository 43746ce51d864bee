import type { ComponentType } from 'react'
import type { Screen, ScreenId } from '../../content/screen.ts'
import { later } from '../../ui/later.tsx'
import { AskPage } from './AskPage.tsx'
import { WaitPage } from './WaitPage.tsx'

/** These come last, and their code after that of the first questions. */
const DonePage = later(async () => (await import('./DonePage.tsx')).DonePage)
const CoveredPage = later(async () => (await import('./CoveredPage.tsx')).CoveredPage)
const NoOffersPage = later(async () => (await import('./NoOffersPage.tsx')).NoOffersPage)
const OffersPage = later(async () => (await import('./OffersPage.tsx')).OffersPage)
const NoOfferPage = later(async () => (await import('./NoOfferPage.tsx')).NoOfferPage)
const PersonPage = later(async () => (await import('./PersonPage.tsx')).PersonPage)
const PlansPage = later(async () => (await import('./PlansPage.tsx')).PlansPage)
const QuizPage = later(async () => (await import('./QuizPage.tsx')).QuizPage)
const ReviewPage = later(async () => (await import('./ReviewPage.tsx')).ReviewPage)
const SecondTryPage = later(async () => (await import('./SecondTryPage.tsx')).SecondTryPage)

/** How each screen of an order looks as a page. */
export const pages: Record<ScreenId, ComponentType<{ screen: Screen }>> = {
  cep: AskPage,
  'nr-imovel': AskPage,
  verificando: WaitPage,
  'oferta-indisponivel': NoOfferPage,
  'sem-cobertura': NoOfferPage,
  'com-cobertura': CoveredPage,
  planos: PlansPage,
  'cep-dados-cliente': AskPage,
  'consulta-telefone': AskPage,
  'consulta-cpf': AskPage,
  ofertas: OffersPage,
  'sem-ofertas': NoOffersPage,
  'confirmacao-colaborador': AskPage,
  'dados-pessoais': AskPage,
  instalacao: AskPage,
  'instalacao-pagamento': AskPage,
  nome: AskPage,
  telefone: AskPage,
  email: AskPage,
  'data-nascimento': AskPage,
  'nome-mae': AskPage,
  cpf: AskPage,
  'data-de-vencimento': AskPage,
  'ativar-debito': AskPage,
  'conta-debito': AskPage,
  erro2: PersonPage,
  erro1: SecondTryPage,
  validacao: QuizPage,
  'data-instalacao': AskPage,
  confirmacao: ReviewPage,
  'pedido-realizado': DonePage,
}

import { callPageTexts, cartTexts, confirmingTexts, linksTexts, mobileChoiceTexts } from '../../src/content/besideTexts.ts'
import { campaignAt } from '../../src/content/campaigns.ts'
import { chatTexts } from '../../src/content/chatTexts.ts'
import { checkoutTexts } from '../../src/content/checkoutTexts.ts'
import { flows } from '../../src/content/flows.ts'
import { regulationTexts } from '../../src/content/regulationTexts.ts'
import { layouts } from './addresses.ts'

/** The title that a page must have, by its whole address and what is left of it below the campaign. */
export function titleOf(address: string, path: string): string {
  const { campaign } = campaignAt(address)
  if (/^\/chat(?:-tct)?(?:\/|$)/.test(path)) return chatTexts.title
  const own: readonly { path: string; title: string }[] = flows[campaign.flow]
  const title = besides[path] ?? own.find((screen) => screen.path === path)?.title ?? screenAt(path)?.title
  return title === undefined ? campaign.title : checkoutTexts.pageTitle(title)
}

/** Whether search engines must leave a page out. */
export const isHidden = (address: string, path: string) => !isSite(path) || campaignAt(address).campaign.noindex === true

export const screenAt = (path: string) => screens.find((screen) => screen.path === (older[path] ?? path))

const site = ['/regulamentos', '/linktree', '/selecao-plano-movel', '/receber-ligacao']
const ofOrder = /consulta-cpf|ofertas/
const isSite = (path: string) => site.includes(path) || (layouts.home.includes(path) && !ofOrder.test(path))

const besides: Record<string, string> = {
  '/checkout': cartTexts.title, '/checkout/carrinho': cartTexts.title, '/checkout/confirmando-dados': confirmingTexts.title, '/receber-ligacao': callPageTexts.title,
  '/selecao-plano-movel': mobileChoiceTexts.title, '/linktree': linksTexts.title, '/regulamentos': regulationTexts.heading,
}
const screens = Object.values(flows).flatMap((flow) => flow.map(({ path, title }) => ({ path, title })))
const older: Record<string, string> = { '/consulta-cpf': '/refidelizacao/consulta-cpf', '/consultar-cobertura/cep/x7a9': '/consultar-cobertura/cep' }

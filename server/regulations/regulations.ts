import type { Reply } from '../../src/api/contract/calls.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { noPlanHasStreaming } from '../../src/api/contract/sale/noPlanHasStreaming.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import type { Catalogue } from '../plans/catalogue.ts'
import { brandName, contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { daysToWithdraw } from '../../src/api/contract/daysToWithdraw.ts'
import { moneyInText } from '../../src/api/contract/values/money.ts'
import { visitHoursInWords } from '../../src/api/contract/values/visitHours.ts'
import { streamingNames } from '../../src/api/contract/sale/streamingNames.ts'

export const regulations: Handler<'regulations'> = ({ query }, { catalogue }) =>
  writtenFor(query.collaborator === 'true', catalogue)

/** The regulation and the summary of every offer, derived from the catalogue, so that they always agree. */
export function writtenFor(forCollaborators: boolean, { plans }: Catalogue): Reply<'regulations'> {
  const terms = { forCollaborators, hasStreaming: !noPlanHasStreaming(plans) }
  return {
    regulations: plans.map((plan) => entry('Regulamento', plan, regulationText(plan, terms))),
    sumarries: plans.map((plan) => entry('Sumário', plan, summaryText(plan, terms))),
  }
}

function entry(kind: string, plan: Plan, text: string) {
  return { sku: plan.sku, title: `${kind} da oferta ${plan.plan} (${plan.offer.code})`, text }
}

/** Whether an offer is for collaborators, and whether any offer includes a streaming. */
export type Terms = { forCollaborators: boolean; hasStreaming: boolean }

/** The regulation of an offer, paragraph by paragraph. */
export function regulationText(plan: Plan, { forCollaborators, hasStreaming }: Terms): string {
  return [
    ...(forCollaborators ? [collaborators] : []),
    `1. Oferta. A ${brandName} ${plan.plan} é um serviço de internet fixa por fibra com até ${plan.offer.download} de download e até ${plan.offer.upload} de upload, sem limite de dados.`,
    `2. Preço. O preço é de ${moneyInText(plan.price_with_dacc)} por mês com débito automático, por ${plan.offer.months} meses. Sem débito automático, o preço é de ${moneyInText(plan.price)} por mês. Depois desse prazo vale o preço de ${moneyInText(plan.price_full)} por mês. O valor pode ser reajustado uma vez por ano, pelo IPCA, em julho.`,
    `3. Cobrança. A primeira fatura é proporcional aos dias entre a instalação e o vencimento escolhido.`,
    `4. Instalação. A instalação é grátis e depende da disponibilidade técnica no endereço, confirmada antes do pedido. ${visit(plan)}`,
    `5. Equipamento. O modem ${plan.plan_download >= 1000 ? 'Wi-\u2060Fi 6 ' : 'Wi-\u2060Fi '}é emprestado sem custo enquanto você for cliente (comodato) e deve ser devolvido ao fim do contrato.`,
    `6. Fidelidade. A oferta tem fidelidade de ${plan.offer.loyaltyMonths} meses. Quem cancela antes paga multa proporcional: ${moneyInText(plan.offer.finePerMonth)} por mês que faltar.`,
    `7. Arrependimento. Até ${daysToWithdraw} dias depois do pedido, o contrato pode ser desfeito sem custo e sem explicação, pelo mesmo canal da contratação.`,
    `8. Streaming. ${streaming(plan, hasStreaming)}`,
    `9. Velocidade. A velocidade pelo Wi-\u2060Fi varia com a distância, as paredes e o aparelho. Pelo cabo, valem as metas de qualidade da Anatel.`,
    `10. Exclusões. Não estão incluídos: ${lowerFirst(plan.offer.exclusions)}.`,
    `11. Atendimento. Vendas: ${contact.sales}. Suporte: ${contact.support}.`,
  ].join('\n\n')
}

/** An offer in three sentences. */
export function summaryText(plan: Plan, { forCollaborators, hasStreaming }: Terms): string {
  return [
    ...(forCollaborators ? [collaborators] : []),
    `${plan.plan}: até ${plan.offer.download} de download e ${plan.offer.upload} de upload por ${moneyInText(plan.price_with_dacc)} por mês com débito automático, por ${plan.offer.months} meses; depois, ${moneyInText(plan.price_full)} por mês.`,
    `Fidelidade de ${plan.offer.loyaltyMonths} meses, com multa de ${moneyInText(plan.offer.finePerMonth)} por mês que faltar. Arrependimento em até ${daysToWithdraw} dias, sem custo.`,
    streaming(plan, hasStreaming),
  ].join('\n\n')
}

const collaborators =
  'Oferta para colaboradores, um contrato por pessoa, válida com o código enviado ao e-mail da empresa e enquanto durar o vínculo.'

function streaming({ subscriptions }: Plan, hasStreaming: boolean): string {
  if (!hasStreaming) return 'Este plano não inclui streaming.'
  if (subscriptions.length === 0)
    return 'Este plano não inclui streaming. Assinaturas podem ser acrescentadas a partir de R$ 18,90 por mês.'
  return `Este plano inclui ${streamingNames(subscriptions)}. O acesso é ativado depois da instalação e, se você cancelar, continua até o fim do ciclo já pago.`
}

function visit({ installationSchedule }: Plan): string {
  return installationSchedule
    ? `A visita é marcada no pedido, de manhã (${visitHoursInWords.manha}) ou à tarde (${visitHoursInWords.tarde}).`
    : 'A data da visita é combinada por telefone depois do pedido.'
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

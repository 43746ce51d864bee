import { operatorPages } from '../../api/contract/operatorSite/companyFacts.ts'
import { operatorName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { orText } from '../../api/contract/values/joinWords.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { dueDays } from '../../api/contract/values/valueRules.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { household, speedName } from '../texts/planTexts.ts'
import { spokenPlanName } from '../texts/spokenPlanName.ts'
import type { FaqEntry } from './faqEntry.ts'

const cheapest = (offers: readonly Plan[]) => offers.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)[0]
const dearest = (offers: readonly Plan[]) => offers.toSorted((a, b) => b.price_with_dacc - a.price_with_dacc)[0]
/** The reply about prices until plans are known. */
export const byAddress =
  'Depende do endereço: assim que ele estiver completo, eu mostro os planos que chegam aí e o preço de cada um.'

export const pricesAndPlansFaq = [
  {
    id: 'prices',
    ofOwnPlan: true,
    question: 'Quanto custa?',
    answer: (offers) => {
      const [least, most] = [cheapest(offers), dearest(offers)]
      if (!least || !most) return [byAddress]
      if (least === most)
        return [
          `O de ${spokenPlanName(least)} sai por ${moneyInText(least.price_with_dacc)} ao mês no débito automático, ou ${moneyInText(least.price)} no boleto, por ${least.offer.months} meses, com instalação e modem sem custo.`,
        ]
      return [
        `O plano mais barato é o de ${speedName(least.plan_download)}, por ${moneyInText(least.price_with_dacc)} ao mês; o mais caro, ${most.plan}, sai por ${moneyInText(most.price_with_dacc)}.`,
        `São preços por ${least.offer.months} meses, no débito automático.`,
      ]
    },
    alike: [
      'qual a promoção',
      'qual o preço',
      'quanto é',
      'quanto vou pagar',
      'preço dos planos',
      'quanto sai',
      'manda o preço',
      'tabela de preços',
      'what is the price',
      'é caro',
      'quanto tá a internet',
    ],
  },
  {
    id: 'price-after',
    ofOwnPlan: true,
    question: 'O preço muda depois de 12 meses?',
    answer: (offers) => {
      const least = cheapest(offers)
      const label = least?.offer
      const named = least && offers.length === 1 ? `o de ${spokenPlanName(least)}` : 'o plano mais barato'
      return [
        label
          ? `O preço com desconto vale por ${label.months} meses. Depois, ${named} passa de ${moneyInText(label.price)} para ${moneyInText(label.priceAfter)} ao mês.`
          : 'O preço com desconto vale por um ano; depois vale o preço cheio, que aparece na etiqueta de cada plano.',
      ]
    },
    alike: ['o desconto dura quanto tempo', 'o valor é fixo', 'o preço muda depois', 'o preço muda'],
  },
  {
    id: 'adjustment',
    question: 'Tem reajuste?',
    answer: (offers) => {
      const label = cheapest(offers)?.offer
      const yearly = label?.adjustment.toLowerCase().replace('ipca', 'IPCA') ?? 'anual'
      return [
        `O desconto vale por ${label ? `${label.months} meses` : 'um ano'}; depois vale o preço cheio, que está na etiqueta de cada plano. O reajuste é ${yearly}, e nunca antes de 12 meses de contrato.`,
      ]
    },
    alike: ['reajuste anual', 'o reajuste é por qual índice'],
  },
  {
    id: 'bill-price',
    ofOwnPlan: true,
    question: 'No boleto fica mais caro?',
    answer: (offers) => {
      const plan = cheapest(offers)
      return [
        plan
          ? `No boleto ${offers.length === 1 ? `o de ${spokenPlanName(plan)} sai por ${moneyInText(plan.price)}: ` : ''}são ${moneyInText(plan.price - plan.price_with_dacc)} a mais por mês, porque o desconto do plano vale com o débito automático. Não é taxa do boleto.`
          : 'No boleto você paga um pouco mais por mês, porque o desconto do plano vale com o débito automático.',
      ]
    },
    alike: [
      'qual a diferença do boleto pro débito',
      'débito tem desconto',
      'qual a diferença',
      'débito automático ou boleto qual é melhor',
    ],
  },
  {
    id: 'payment-methods',
    ofOwnPlan: true,
    question: 'Quais são as formas de pagamento?',
    answer: (offers) => {
      const [plan] = offers.length === 1 ? offers : []
      const price = plan ? `: o de ${spokenPlanName(plan)} fica ${moneyInText(plan.price)} por mês` : ''
      return [`O pagamento é por débito automático, com desconto, ou por boleto${price}. Por cartão ou Pix não dá.`]
    },
    alike: ['aceita boleto', 'tem boleto', 'pode boleto', 'como pago', 'formas de pagar'],
  },
  {
    id: 'first-bill',
    question: 'Quando começa a cobrança?',
    answer: [
      'A cobrança começa na instalação. A primeira fatura vem proporcional: só os dias entre a instalação e o seu dia de vencimento.',
    ],
    alike: ['tenho que pagar agora', 'já vai cobrar'],
  },
  {
    id: 'second-bill',
    question: 'Como peço a segunda via da fatura?',
    answer: [
      `A fatura e a segunda via estão no ${operatorPages.customerArea}, o aplicativo e o site do cliente, com o CPF do titular. O suporte ajuda por telefone.`,
    ],
    alike: [
      'segunda via',
      'segunda via do boleto',
      'perdi a fatura',
      'não recebi a fatura',
      'como pego meu boleto',
      'cadê minha conta',
      '2a via',
      'como consigo o boleto',
      'onde vejo minha fatura',
    ],
  },
  {
    id: 'due-day-change',
    question: 'Posso mudar o dia do vencimento depois?',
    answer: [
      `Até finalizar, você muda aqui, entre os dias ${orText(dueDays.map(String))}; depois da instalação, muda o dia pelo atendimento.`,
    ],
    alike: [
      'dá pra trocar o vencimento depois',
      'posso mudar a data de vencimento',
      'mudar o dia de pagar depois',
      'qual o melhor dia de vencimento',
      'quais dias de vencimento tem',
      'posso escolher outro dia de vencimento',
    ],
  },
  {
    id: 'best-plan',
    question: 'Qual plano é melhor para mim?',
    answer: (offers) => {
      const least = cheapest(offers)
      const named = least
        ? `, o de ${speedName(least.plan_download)} por ${moneyInText(least.price_with_dacc)} no débito automático,`
        : ''
      return [
        `Para uma ou duas pessoas que navegam e veem séries, o plano mais barato${named} atende bem. Para várias telas, jogos ou trabalho em casa, vale um com mais velocidade.`,
      ]
    },
    alike: [
      'qual plano escolher',
      'qual é melhor',
      'qual velocidade eu preciso',
      'me indica um plano',
      'qual é o mais vendido',
      'qual compensa mais',
      'quantos megas eu preciso',
      'dá para quantas pessoas',
      'não sei qual escolher',
      'what plan do you recommend',
      'qual o melhor pra jogar',
      'qual o melhor custo beneficio',
    ],
  },
  {
    id: 'most-chosen',
    question: 'Qual é o plano mais escolhido?',
    answer: (offers) => {
      const plan = cheapest(offers.filter(({ plan_download }) => plan_download >= household))
      return [
        plan
          ? `O que mais indicamos para uma casa com várias telas é o ${plan.plan}, por ${moneyInText(plan.price_with_dacc)} ao mês no débito automático.`
          : byAddress,
      ]
    },
    alike: ['qual o plano mais vendido', 'qual o mais escolhido', 'qual o mais popular'],
  },
  {
    id: 'plans',
    question: 'Quais planos vocês têm?',
    answer: (offers) => [
      offers.length > 0
        ? `Aqui temos ${[...Map.groupBy(offers, (plan) => plan.plan_download)]
            .toSorted(([a], [b]) => a - b)
            .map(
              ([mega, same]) => `${speedName(mega)}, a partir de ${moneyInText(cheapest(same)?.price_with_dacc ?? 0)}`,
            )
            .join('; ')} por mês, no débito automático.`
        : byAddress,
    ],
    alike: [
      'tem plano bom',
      'tem uns planos bons aí',
      'quero saber os planos',
      'quero ver os planos',
      'me fala dos planos',
      'qual o nome do plano',
      'tem plano de quanto',
      'me mostra os planos',
      'lista de planos',
      'quais são as opções de plano',
      'quais planos chegam aqui',
      'tem 300 mega',
      'tem plano mais barato',
      'tem outros planos',
    ],
  },
  {
    id: 'business',
    question: 'Tem plano para empresa?',
    answer: [
      'Para empresa, o contrato sai no CNPJ, no lugar do CPF, e o pedido é o mesmo. Vale também o CNPJ com letras.',
    ],
    alike: ['plano empresarial', 'internet para empresa', 'pessoa jurídica pode contratar'],
  },
  {
    id: 'discount',
    question: 'Tem algum desconto ou promoção?',
    answer: [
      `O desconto já está no preço: vale no débito automático, pelo período da oferta. Outro eu não consigo dar; quem é ${operatorName} no celular pode ganhar internet a mais nele.`,
    ],
    alike: ['tem promoção', 'faz mais barato', 'tem cupom', 'tem oferta especial', 'dá pra abaixar o preço'],
  },
] as const satisfies readonly FaqEntry[]

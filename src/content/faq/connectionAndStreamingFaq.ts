import { brandName, operatorName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { apps } from '../../api/contract/operatorSite/planApps.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { ownStreamingNames, streamingOrder } from '../../api/contract/sale/streamings.ts'
import { andText } from '../../api/contract/values/joinWords.ts'
import { speedTestSite } from '../speedTestSite.ts'
import { onScreens } from '../streamingDetails.ts'
import { devicesAtOnce, speedName, wifi6From } from '../texts/planTexts.ts'
import { extrasIn, type FaqEntry, withoutStreaming } from './faqEntry.ts'

const speeds = (offers: readonly Plan[]) =>
  [...new Map(offers.map((plan) => [plan.plan_download, plan])).values()].toSorted(
    (a, b) => a.plan_download - b.plan_download,
  )
const devices = Object.entries(devicesAtOnce)
  .map(([mega, count]) => `${speedName(Number(mega))}, até ${count}`)
  .join('; ')

/** The streamings that come with some plan. */
const streamingsOf = (offers: readonly Plan[]) =>
  Object.keys(ownStreamingNames).filter(
    (slug) => offers.length === 0 || offers.some(({ subscriptions }) => subscriptions.includes(slug)),
  )
const inPlan = 'Cada plano diz o que vem com ele.'

export const connectionAndStreamingFaq = [
  {
    id: 'what',
    question: `O que é a ${brandName}?`,
    answer: [
      `É a internet da ${operatorName} para casas e empresas, por fibra óptica, sem antena nem chip: o cabo vem até dentro da sua casa, e um modem Wi-\u2060Fi espalha o sinal.`,
    ],
    alike: [
      'o que é ultrafibra',
      'que serviço é esse',
      'o que vocês vendem',
      'do que se trata',
      'what is this',
      'me explica o que é',
    ],
  },
  {
    id: 'power',
    question: 'Se acabar a luz, a internet continua?',
    answer: [
      'Sem luz o modem desliga, e a internet para até a luz voltar. Com um nobreak no modem, que não vem no plano, dá para continuar.',
    ],
  },
  {
    id: 'fibre',
    question: 'Qual a diferença entre fibra e a internet comum?',
    answer: [
      'A fibra leva luz em vez de eletricidade: é mais rápida e estável que o cabo de cobre, mesmo longe ou com chuva. A nossa vai por cabo até dentro de casa, e não depende do sinal do celular.',
    ],
    alike: ['vantagens da fibra', 'é fibra ótica', 'é internet via rádio'],
  },
  {
    id: 'benefits',
    question: `Quais são as vantagens da ${brandName}?`,
    answer: (offers) => [
      `A velocidade não cai com a chuva, o uso é ilimitado e o modem Wi-\u2060Fi é emprestado sem custo. Conforme o plano, vêm também ${extrasIn(offers)}, e você contrata sem ligar para ninguém.`,
    ],
    alike: ['quais as vantagens', 'por que contratar a tim', 'vale a pena a tim'],
  },
  {
    id: 'upload',
    question: 'Qual é a velocidade de upload?',
    answer: (offers) => [
      offers.length > 0
        ? `De upload são ${speeds(offers)
            .map((plan) => `${speedName(plan.plan_upload)} no de ${speedName(plan.plan_download)}`)
            .join('; ')}.`
        : 'O upload é mais ou menos metade da velocidade do plano e está escrito em cada um.',
    ],
    alike: ['upload e download', 'o que é upload'],
    ofOwnPlan: true,
  },
  {
    id: 'speed',
    question: 'A velocidade chega inteira?',
    answer: [
      'Por cabo, ligado ao modem, chega a velocidade da etiqueta; no Wi-\u2060Fi, ela cai com a distância e as paredes, e um modem costuma dar conta de uma casa de um andar. Onde o sinal não chegar, use um repetidor ou uma rede mesh, que não vêm no plano.',
    ],
    alike: [
      'chega toda a velocidade',
      'entrega a velocidade contratada',
      'pega em todos os cômodos',
      'o wifi pega na casa toda',
      'como testo a velocidade',
      'a internet é rápida',
      'a internet é boa',
      'é lenta',
      'funciona bem',
    ],
  },
  {
    id: 'speed-test',
    question: 'Como meço a velocidade da minha internet?',
    answer: [
      `Faça o teste em ${speedTestSite}, em um computador ligado ao modem por cabo e sem mais nada usando a internet. No Wi-\u2060Fi, o resultado muda com a distância e com o aparelho.`,
    ],
    alike: ['teste de velocidade'],
  },
  {
    id: 'modem',
    question: 'O modem está incluído?',
    answer: [
      `O modem Wi-\u2060Fi é emprestado sem custo em todos os planos: o técnico leva, e você só devolve se deixar o serviço. Nos de ${speedName(wifi6From)} ou mais, é Wi-\u2060Fi 6.`,
    ],
    alike: ['o modem paga', 'o aparelho eu pago'],
  },
  {
    id: 'devices',
    question: 'Quantos aparelhos posso conectar?',
    answer: [`Conforme a velocidade, ao mesmo tempo: ${devices} aparelhos.`],
    alike: ['quantas tvs', 'funciona com muitos aparelhos'],
  },
  {
    id: 'gaming',
    question: 'É boa para jogos?',
    answer: [
      'A fibra tem resposta rápida, que é o que mais conta em jogos; o ping exato depende do servidor e, no Wi-\u2060Fi, da distância do modem. Para jogar e transmitir ao mesmo tempo, os planos de 1 Giga e 2 Giga têm mais folga.',
    ],
    alike: [
      'serve pra jogar online',
      'pra jogar',
      'bom pra jogos online',
      'é boa pra gamer',
      'serve para home office',
      'dá pra trabalhar em casa',
      'serve pra live',
    ],
  },
  {
    id: 'data-cap',
    question: 'Tem limite de dados?',
    answer: ['Os dados são ilimitados: você usa o mês inteiro na mesma velocidade.'],
    alike: ['é ilimitada', 'acaba a internet', 'internet ilimitada', 'reduz a velocidade depois', 'qual a franquia'],
  },
  {
    id: 'streaming',
    question: 'Quais streamings vêm no plano?',
    answer: (offers) => {
      const slugs = streamingsOf(offers)
      return [slugs.length > 0 ? `Conforme o plano, pode vir ${streamingNames(slugs)}. ${inPlan}` : withoutStreaming]
    },
    alike: [
      'vem globoplay',
      'tem streaming',
      'quais streamings',
      'streaming incluso',
      'tem canais de tv',
      'tem tv junto',
      'vem o quê junto',
      'o que vem no plano',
    ],
  },
  {
    id: 'sports',
    question: 'Passa futebol?',
    answer: (offers) => {
      const slugs = streamingsOf(offers)
      const inPlans = slugs.length > 0 ? `Conforme o plano, pode vir ${streamingNames(slugs)}. ` : ''
      return [
        `Canais de TV não vêm nos planos. ${inPlans}Os jogos que cada aplicativo passa mudam a cada temporada: confira nele antes de escolher.`,
      ]
    },
    alike: ['tem futebol', 'qual passa o brasileirão', 'dá pra ver jogo de futebol', 'tem canal de esporte'],
  },
  {
    id: 'streaming-screens',
    question: 'Quantas telas posso usar no streaming?',
    answer: (offers) => [
      `${streamingOrder
        .filter((slug) => offers.length === 0 || offers.some(({ subscriptions }) => subscriptions.includes(slug)))
        .map((slug) => `${ownStreamingNames[slug]}, ${onScreens(slug)}`)
        .join('; ')}.`,
    ],
    alike: ['quantas telas ao mesmo tempo'],
  },
  {
    id: 'streaming-start',
    question: 'Como ativo o streaming?',
    answer: [
      'Depois da instalação, você recebe por mensagem o link para criar a sua conta no streaming do plano. Se o link não chegar, o suporte ajuda.',
    ],
    alike: ['como ativar hbo max', 'ativação do streaming', 'quantas telas no globoplay'],
  },
  {
    id: 'smart-tv',
    question: 'Preciso de TV smart para o streaming?',
    answer: [
      'O streaming abre na TV smart, no celular, no tablet e no computador. Em TV sem internet, um aparelho ligado a ela, como Chromecast ou Fire TV Stick, faz o mesmo; ele não vem no plano.',
    ],
    alike: [
      'minha tv não é smart',
      'tv antiga funciona com hbo',
      'dá pra ver na tv e no celular',
      'precisa de chromecast',
    ],
  },
  {
    id: 'streaming-cancel',
    question: 'Posso cancelar só o streaming?',
    answer: [
      'Dá para cancelar só o streaming, pelo suporte: o acesso vai até o fim do ciclo já pago, e a internet segue. Dentro da fidelidade, pode haver multa proporcional.',
    ],
    alike: [
      'cancelar o streaming',
      'tirar o streaming',
      'não quero streaming',
      'como cancelo o globoplay',
      'plano sem streaming',
    ],
  },
  {
    id: 'apps',
    question: 'Que aplicativos vêm junto?',
    answer: [apps.length === 0 ? inPlan : `Conforme o plano, vêm ${andText(apps.map(({ name }) => name))}.`],
    alike: [
      'quais aplicativos',
      'que apps vem',
      'o que é banca virtual',
      'tem babbel',
      'benefícios do plano',
      'quais benefícios',
      'vem com antivirus',
      'o que é segurança digital',
      'aplicativos inclusos',
    ],
  },
  {
    id: 'bonus',
    question: 'O que são os 100 Mega de bônus?',
    answer: ['São 100 Mega a mais nos planos de 600 Mega, para sempre ou por um ano, conforme a oferta.'],
    alike: ['o que é bônus vitalício', 'o bônus é pra sempre', 'como funciona o bônus'],
  },
  {
    id: 'mobile-bonus',
    question: `Tem vantagem para quem é ${operatorName} no celular?`,
    answer: [
      `Quem tem ${operatorName} Controle ou ${operatorName} Black pode ganhar internet a mais no celular por até 12 meses; o preço da fibra é o mesmo.`,
    ],
    alike: ['tenho celular tim', 'combo com celular', 'precisa ter chip tim'],
  },
  {
    id: 'landline',
    question: 'Tem telefone fixo ou TV?',
    answer: [
      'O plano é só de internet e não precisa de linha: não traz telefone fixo, chip, TV por assinatura nem pontos extras de rede.',
    ],
    alike: ['tem combo com tv', 'tem tv por assinatura'],
  },
] as const satisfies readonly FaqEntry[]

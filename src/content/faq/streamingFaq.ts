import { brandName, contact, streamings } from '../../api/contract/operatorSite/brandAndContact.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { globoplayFacts, onScreens } from '../streamingDetails.ts'
import type { Streaming } from '../../api/contract/sale/streamings.ts'
import { speedName } from '../texts/planTexts.ts'
import type { FaqAnswer } from './faqEntry.ts'

/** Questions about any streaming that a plan includes. */
function aboutStreaming(slug: Streaming) {
  const name = streamings[slug]
  return {
    login: {
      id: `${slug}-login`,
      question: `Como entro no ${name}?`,
      answer: [
        `Depois da instalação, você recebe por mensagem um link para criar a sua conta. Com ela, você entra no aplicativo ou no site do ${name}.`,
      ],
    },
    how: {
      id: `${slug}-how`,
      question: `Como funciona o ${name} no plano?`,
      answer: [`O ${name} já está na mensalidade: você não paga nada à parte. Dá para assistir ${onScreens(slug)}.`],
    },
    cancel: {
      id: `${slug}-cancel`,
      question: `Como cancelo o ${name}?`,
      answer: ([plan]) => [
        `Você cancela pelo ${contact.support}. O acesso continua até o fim do ciclo já pago, e a internet segue sem mudança.`,
        plan
          ? `Antes de completar ${plan.offer.loyaltyMonths} meses, pode haver multa proporcional.`
          : 'Dentro da fidelidade, pode haver multa proporcional.',
      ],
    },
    tv: {
      id: `${slug}-tv`,
      question: `Dá para ver o ${name} na TV?`,
      answer: [
        `Dá. Procure o aplicativo do ${name} na loja da sua TV ou do aparelho ligado a ela, e entre com a conta que você criou. No celular e no computador também funciona.`,
      ],
    },
    price: {
      id: `${slug}-price`,
      question: `Quanto custa o plano com ${name}?`,
      answer: (offers) => {
        const [least] = offers
          .filter(({ subscriptions }) => subscriptions.includes(slug))
          .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
        return [
          least
            ? `O mais barato com ${name} é o ${least.plan}, por ${moneyInText(least.price_with_dacc)} ao mês no débito automático.`
            : `Com o CEP e o número você vê os planos com ${name} que chegam aí, com o preço de cada um.`,
        ]
      },
    },
  } satisfies Record<string, FaqAnswer>
}

const { members, days, speeds } = globoplayFacts
const onlyAt = speeds.map(speedName).join(' ou ')

/** Questions about Globoplay, whose accounts, cycles and speeds differ. */
const ofGloboplay: readonly FaqAnswer[] = [
  {
    id: 'globo-play-subscribe',
    question: `Como assino o Globoplay com a ${brandName}?`,
    answer: [
      `Escolha o plano de ${onlyAt} com Globoplay ao contratar a internet. Se você já é cliente, peça a troca pelo ${contact.support}.`,
    ],
  },
  {
    id: 'globo-play-activate',
    question: 'Como ativo o Globoplay?',
    answer: [
      'Depois da instalação, abra o link que chega por mensagem e entre com a sua conta Globo, ou crie uma na hora. O acesso fica nessa conta.',
    ],
  },
  {
    id: 'globo-play-password',
    question: 'Esqueci a senha do Globoplay. E agora?',
    answer: ['Na tela de entrada do Globoplay, use “Esqueci minha senha”. A nova senha vale para a sua conta Globo.'],
  },
  {
    id: 'globo-play-family',
    question: 'Posso incluir alguém da família?',
    answer: [`Pode. O titular inclui até ${members} pessoas da família, cada uma com a própria conta Globo.`],
  },
  {
    id: 'globo-play-kind',
    question: 'Que tipo de plano do Globoplay vem junto?',
    answer: [
      `É o Globoplay em ciclos de ${days} dias, que se renovam sozinhos enquanto o seu plano de internet incluir o streaming.`,
    ],
  },
  {
    id: 'globo-play-speed',
    question: 'Em que velocidade o Globoplay vem incluso?',
    answer: [`No plano de ${onlyAt}. Nas outras velocidades, o plano pode trazer outro streaming.`],
  },
  {
    id: 'globo-play-screens',
    question: 'Em quantos aparelhos assisto ao mesmo tempo?',
    answer: [`O Globoplay roda ${onScreens('globo-play')}.`],
  },
  {
    id: 'globo-play-devices',
    question: 'Em que aparelhos o Globoplay funciona?',
    answer: [
      'Em celulares e tablets Android e iOS, no navegador do computador, em Smart TVs e em aparelhos ligados à TV que tenham o aplicativo.',
    ],
  },
  aboutStreaming('globo-play').cancel,
]

export function streamingFaq(slug: Streaming): readonly FaqAnswer[] {
  const { login, how, cancel, tv, price } = aboutStreaming(slug)
  return slug === 'globo-play' ? ofGloboplay : [login, how, cancel, tv, price]
}

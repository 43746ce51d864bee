import { citiesReached } from '../../api/contract/operatorSite/companyFacts.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { visitHoursInWords } from '../../api/contract/values/visitHours.ts'
import { noOfferReasons } from '../texts/order/checkoutTexts.ts'
import type { FaqEntry } from './faqEntry.ts'

export const installationFaq = [
  {
    id: 'installation-price',
    question: 'Quanto custa a instalação?',
    answer: ([plan]) => [
      plan && plan.offer.installation !== 'Grátis'
        ? `${plan.offer.installation}.`
        : 'A instalação é grátis, e para começar você não paga nada, nem ao técnico; o modem é emprestado sem custo.',
    ],
    alike: ['tem adesão', 'tem alguma taxa'],
  },
  {
    id: 'installation-time',
    question: 'Em quanto tempo instalam?',
    answer: [
      'A instalação é a partir de dois dias depois do pedido: você escolhe até três datas, e a confirmação de uma chega por mensagem em até 24 horas.',
    ],
    alike: [
      'quando instalam',
      'quanto tempo demora',
      'instala hoje',
      'instala amanhã',
      'consegue instalar essa semana',
      'quando o técnico vem',
      'qual o prazo',
      'when can you install',
    ],
  },
  {
    id: 'visit-duration',
    question: 'Quanto tempo dura a visita?',
    answer: ['A visita dura cerca de duas horas e termina com o Wi-\u2060Fi funcionando.'],
    alike: ['demora quantas horas'],
  },
  {
    id: 'visit-hours',
    question: 'Em que horário o técnico vem?',
    answer: [
      `De segunda a sábado, de manhã, das ${visitHoursInWords.manha}, ou à tarde, das ${visitHoursInWords.tarde}, como na lista de visitas. À noite, aos domingos e em feriados, infelizmente não.`,
    ],
    alike: [
      'qual o horário',
      'tem horário de noite',
      'vem no sábado',
      'instala no domingo',
      'atende sábado',
      'que horas é de manhã',
      'quais os horários',
      'tem visita à noite',
      'pode vir no fim de semana',
      'quais horários disponíveis',
      'quais datas tem',
      'instala final de semana',
      'instala em feriado',
      'que horas vem',
    ],
  },
  {
    id: 'at-home',
    question: 'Preciso estar em casa na instalação?',
    answer: ['Basta você ou outra pessoa maior de 18 anos estar em casa e mostrar onde fica o modem.'],
  },
  {
    id: 'reschedule',
    question: 'Posso remarcar a visita?',
    answer: [`Remarcar não custa nada: com o número do pedido, ligue para o ${contact.sales} e escolha outra data.`],
    alike: ['reagendar instalação', 'e se eu não estiver em casa no dia'],
  },
  {
    id: 'drilling',
    question: 'Precisa furar a parede?',
    answer: [
      'Às vezes é preciso um furo pequeno para o cabo passar. O técnico mostra o caminho antes e só fura com a sua autorização.',
    ],
    alike: [
      'passa cabo por onde',
      'moro de aluguel pode furar',
      'precisa de obra',
      'quebra parede',
      'precisa passar fio',
    ],
  },
  {
    id: 'damage',
    question: 'E se a instalação danificar alguma coisa?',
    answer: [
      `Dano causado pela instalação é responsabilidade da operadora: mostre ao técnico na hora, e registre no ${contact.support} com uma foto.`,
    ],
    alike: [
      'quem paga se quebrarem algo',
      'e se furar um cano',
      'se o técnico estragar a parede quem conserta',
      'e se danificarem meu móvel',
      'quem paga o estrago',
      'e se quebrar meu azulejo',
    ],
  },
  {
    id: 'condo',
    question: 'Moro em prédio. Precisa de autorização?',
    answer: [
      'Em prédio ou condomínio, combine antes com a portaria ou o síndico, para o técnico poder entrar e usar a tubulação, mesmo onde já há outra operadora. Se o cabo não puder passar, o contrato é desfeito sem custo.',
    ],
    alike: ['moro em condomínio', 'instala em apartamento', 'funciona em prédio', 'atende apartamento'],
  },
  {
    id: 'coverage',
    question: 'Tem cobertura na minha rua?',
    answer: [
      `O CEP e o número dizem na hora se a fibra chega à sua casa; se ainda não, podemos avisar quando chegar. Já estamos em ${citiesReached}.`,
    ],
    alike: [
      'tem na minha rua',
      'tem na minha cidade',
      'atende meu bairro',
      'chega no meu endereço',
      'quais cidades atendem',
      'pega aqui',
      'tem sinal aqui',
      'atende no cep',
      'tem fibra',
      'do you cover my area',
      'a fibra passa aqui',
    ],
  },
  {
    id: 'neighbour',
    question: noOfferReasons['no-free-port'].asked ?? '',
    answer: [noOfferReasons['no-free-port'].why ?? ''],
    alike: ['por que não tem na minha rua'],
  },
  {
    id: 'unknown-cep',
    question: 'Não sei o meu CEP. Como descubro?',
    answer: [
      'Sem problema: diga aqui a rua e a cidade, como em Rua das Palmeiras, Ribeirão Preto. O CEP também está em qualquer conta que chega na sua casa, como a de luz.',
    ],
    alike: [
      'qual é meu cep',
      'esqueci o cep',
      'não faço ideia do cep',
      'sei la o cep',
      'i dont know my zip code',
      'não tenho o cep aqui',
    ],
  },
] as const satisfies readonly FaqEntry[]

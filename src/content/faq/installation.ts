import { contact } from '../../api/contract/contact.ts'
import { periodHours } from '../../api/contract/periodHours.ts'
import { noOfferReasons } from '../checkoutTexts.ts'
import type { FaqEntry } from './faqEntry.ts'

export const installationFaq: readonly FaqEntry[] = [
  {
    id: 'installation-price',
    question: 'Quanto custa a instalação?',
    answer: ([plan]) => [`A instalação é ${(plan?.offer.installation ?? 'grátis').toLowerCase()}, e o modem é emprestado sem custo enquanto você for cliente.`],
    alike: ['a instalação é grátis', 'tem taxa de instalação', 'cobra instalação', 'instalação de graça', 'tem custo de instalação', 'taxa de adesão', 'paga taxa', 'is installation free', 'tem adesão', 'quanto é a instalação', 'cobram a visita do técnico', 'tem alguma taxa'],
  },
  {
    id: 'installation-time',
    question: 'Em quanto tempo instalam?',
    answer: ['Você escolhe até três datas, a partir de dois dias úteis, e confirmamos uma delas por mensagem em até 24 horas.'],
    alike: ['quando instalam', 'quanto tempo demora para instalar', 'demora muito pra instalar', 'qual o prazo de instalação', 'em quantos dias instala', 'instala hoje', 'instala amanhã', 'consegue instalar essa semana', 'quando o técnico vem', 'qual o prazo', 'demora quanto tempo a instalação', 'dá pra instalar amanhã', 'when can you install', 'quantos dias até instalar'],
  },
  {
    id: 'visit-duration',
    question: 'Quanto tempo dura a visita?',
    answer: ['A visita dura cerca de duas horas e termina com o Wi‑Fi funcionando.'],
    alike: ['quanto tempo dura a instalação', 'demora quantas horas', 'quanto tempo o técnico fica', 'a visita demora', 'quantas horas leva'],
  },
  {
    id: 'visit-hours',
    question: 'Em que horário o técnico vem?',
    answer: [`De manhã, das ${periodHours.manha}, ou à tarde, das ${periodHours.tarde}. Não há visitas à noite, aos domingos nem em feriados.`],
    alike: ['que horas o técnico vem', 'qual o horário', 'tem horário de noite', 'vem no sábado', 'instala no domingo', 'atende sábado', 'que horas é de manhã', 'quais os horários', 'tem visita à noite', 'pode vir no fim de semana', 'quais horários disponíveis', 'quais datas tem', 'instala final de semana', 'instala em feriado', 'que horas vem'],
  },
  {
    id: 'at-home',
    question: 'Preciso estar em casa na instalação?',
    answer: ['Sim, você ou outra pessoa maior de 18 anos que possa mostrar onde fica o modem.'],
    alike: ['tenho que estar em casa', 'precisa de alguém em casa', 'pode ser outra pessoa pra receber', 'preciso estar presente', 'minha mãe pode receber o técnico', 'outra pessoa pode receber o técnico', 'alguem precisa estar em casa'],
  },
  {
    id: 'reschedule',
    question: 'Posso remarcar a visita?',
    answer: [`Pode. Depois do pedido, fale com o suporte no ${contact.support} e escolha outra data.`],
    alike: ['dá pra remarcar', 'posso mudar a data da visita depois', 'reagendar instalação', 'e se eu não puder no dia', 'e se eu não estiver em casa no dia'],
  },
  {
    id: 'drilling',
    question: 'Precisa furar a parede?',
    answer: ['Às vezes é preciso um furo pequeno para o cabo passar. O técnico mostra o caminho antes e só fura com a sua autorização.'],
    alike: ['vai furar a parede', 'precisa quebrar alguma coisa', 'fura a parede', 'passa cabo por onde', 'moro de aluguel pode furar', 'precisa de obra', 'quebra parede', 'precisa passar fio'],
  },
  {
    id: 'condo',
    question: 'Moro em prédio. Precisa de autorização?',
    answer: ['Em prédios e condomínios, vale avisar a portaria ou o síndico antes da visita, para que o técnico possa entrar e usar a tubulação.'],
    alike: ['moro em condomínio', 'precisa de autorização do síndico', 'meu prédio aceita', 'instala em apartamento', 'tem que avisar a portaria', 'funciona em prédio', 'atende apartamento'],
  },
  {
    id: 'coverage',
    question: 'Tem cobertura na minha rua?',
    answer: ['Com o CEP e o número eu consulto na hora se a fibra passa na sua rua. Já chegamos a mais de 190 cidades.'],
    alike: ['tem na minha rua', 'tem na minha cidade', 'atende meu bairro', 'chega no meu endereço', 'tem cobertura aqui', 'vocês atendem minha região', 'tem fibra na minha rua', 'quais cidades atendem', 'onde tem cobertura', 'pega aqui', 'atende em zona rural', 'tem sinal aqui', 'tem cobertura', 'atende no cep', 'tem cobertura no cep', 'tem fibra', 'do you cover my area', 'quais estados vocês atendem', 'a fibra passa aqui'],
  },
  {
    id: 'neighbour',
    question: noOfferReasons['no-free-port'].asked ?? '',
    answer: [noOfferReasons['no-free-port'].why ?? ''],
    alike: ['por que o vizinho tem e eu não', 'meu vizinho tem', 'o vizinho do lado tem tim', 'na casa do lado tem e aqui não', 'por que não tem na minha rua', 'meu vizinho tem tim e eu não consigo'],
  },
  {
    id: 'unknown-cep',
    question: 'Não sei o meu CEP. Como descubro?',
    answer: ['O CEP está em qualquer conta que chega na sua casa, como a de luz. Você também pode buscar pelo nome da rua no site dos Correios, em buscacepinter.correios.com.br.'],
    alike: ['não sei meu cep', 'não lembro meu cep', 'qual é meu cep', 'onde acho meu cep', 'como descubro o cep', 'esqueci o cep', 'não sei o cep', 'não faço ideia do cep', 'como acho o cep da minha rua', 'n sei meu cep', 'sei la o cep', 'i dont know my zip code', 'não tenho o cep aqui', 'não sei o cep da minha rua', 'onde vejo o cep'],
  },
]

import { notAnAnswerTexts } from '../texts/notAnAnswerTexts.ts'
import { ofAccountHolder } from './supportAndDirectDebitFaq.ts'
import { unusableAnswerReasons } from '../texts/unusableAnswerReasons.ts'
import { extrasIn, type FaqEntry } from './faqEntry.ts'

/** What visitors ask about one question of the order. How they put it there, in a few words, is in `askedAt`. */
export const questionFaq = [
  {
    id: 'cep-which',
    question: 'De onde é o CEP?',
    answer: ['Do endereço onde a internet vai ser instalada.'],
    alike: ['é o cep da minha casa'],
  },
  {
    id: 'cep-single',
    question: 'Minha cidade tem um CEP só. Serve?',
    answer: ['Serve. Nesse caso pedimos também o bairro e a rua.'],
    alike: ['minha cidade só tem um cep', 'pode ser o cep geral', 'serve cep único'],
  },
  {
    id: 'number-which',
    question: 'Qual é o número que devo informar?',
    answer: ['O da casa ou do prédio, na rua. O do apartamento vem na pergunta seguinte.'],
    alike: ['é o número do prédio ou do apartamento'],
  },
  {
    id: 'number-none',
    question: 'E se a casa não tiver número?',
    answer: ['Escreva s/n. A quadra e o lote podem ir no complemento.'],
    alike: ['moro em quadra e lote', 'o que coloco se não tem número'],
  },
  {
    id: 'complement-what',
    question: 'O que é o complemento?',
    answer: [
      'É o que ajuda o técnico a achar a porta: apartamento, bloco ou casa dos fundos. Se não houver, diga “sem complemento”.',
    ],
    alike: ['o que coloco no complemento', 'casa precisa de complemento'],
  },
  {
    id: 'plans-difference',
    question: 'Qual é a diferença entre os planos?',
    answer: (offers) => [
      `A velocidade, o preço e o que vem junto, como ${extrasIn(offers)}. A instalação grátis e a franquia ilimitada são de todos.`,
    ],
    alike: ['qual a diferença dos planos', 'o que muda de um plano pro outro', 'compara os planos'],
  },
  {
    id: 'mega',
    question: 'O que são Mega e Giga?',
    answer: [
      'São medidas de velocidade: quanto mais Mega, mais aparelhos usam a internet ao mesmo tempo sem travar. Um Giga são 1.000 Mega.',
    ],
    alike: ['o que é mega', 'o que é giga', 'quanto é um giga'],
  },
  {
    id: 'streaming-included',
    question: 'O streaming é pago à parte?',
    answer: ['Não. O que está escrito no plano já vem no preço dele.'],
    alike: ['paga o streaming separado', 'o globoplay já está incluso no preço'],
  },
  {
    id: 'name-whose',
    question: 'De quem deve ser o nome?',
    answer: ['De quem vai assinar o contrato: o nome inteiro, sem abreviar, como no documento.'],
    alike: ['tem que ser o nome do titular', 'precisa ser o nome completo'],
  },
  {
    id: 'phone-which',
    question: 'Que telefone posso informar?',
    answer: [
      'Celular ou fixo do Brasil, com DDD, de qualquer operadora: o seu, ou o de alguém de confiança. É por ele que o técnico confirma a visita.',
    ],
    alike: ['posso informar telefone fixo', 'o telefone precisa ser da tim'],
  },
  {
    id: 'email-which',
    question: 'Que e-mail posso informar?',
    answer: ['Qualquer um que você abra: o contrato, a data da visita e as faturas vão para ele.'],
    alike: ['serve qualquer e-mail', 'pode ser e-mail do trabalho'],
  },
  {
    id: 'email-needed',
    question: 'Preciso ter e-mail?',
    answer: [unusableAnswerReasons['email.none']],
    alike: ['e se eu não tenho e-mail', 'dá pra fazer sem e-mail'],
  },
  {
    id: 'promotions-optional',
    question: 'Preciso aceitar as promoções?',
    answer: [
      'É opcional, não custa nada, não dá desconto e não muda o pedido. Quem aceita sai da lista quando quiser.',
    ],
    alike: ['sou obrigado a receber promoção'],
  },
  {
    id: 'birth-format',
    question: 'Como escrevo a data de nascimento?',
    answer: ['Dia, mês e ano, em números ou por extenso, como em 15/03/1990.'],
    alike: ['qual o formato da data'],
  },
  {
    id: 'birth-which',
    question: 'Vale a data do documento?',
    answer: ['Vale a data que está no seu documento, mesmo que a verdadeira seja outra.'],
    alike: [],
  },
  {
    id: 'mother-died',
    question: 'E se a minha mãe já faleceu?',
    answer: ['Sinto muito. O nome dela vale do mesmo jeito, como está no seu documento.'],
    alike: ['minha mãe faleceu e agora'],
  },
  {
    id: 'mother-which',
    question: 'O nome da mãe é como está no documento?',
    answer: [
      'É o nome completo da mãe, como está no seu documento, mesmo que o dela tenha mudado depois; com duas mães, o de qualquer uma. O do pai ou o de outra pessoa não serve.',
    ],
    alike: ['pode ser o nome do pai em vez da mãe', 'é o nome de solteira da mãe'],
  },
  {
    id: 'document-which',
    question: 'Que documento posso informar?',
    answer: ['O CPF de quem assina, ou o CNPJ de uma empresa. RG e CNH não servem aqui.'],
    alike: ['pode ser o rg', 'serve a cnh'],
  },
  {
    id: 'document-format',
    question: 'O CPF é com pontos?',
    answer: ['Com ou sem pontos, leio dos dois jeitos.'],
    alike: ['coloco os pontos do cpf'],
  },
  {
    id: 'due-day-best',
    question: 'Qual é o melhor dia para pagar?',
    answer: [notAnAnswerTexts.anyDueDate],
    alike: ['qual dia do mês é melhor pra pagar', 'que dia de vencimento vocês recomendam'],
  },
  {
    id: 'due-day-what',
    question: 'O que é o vencimento?',
    answer: ['É o dia do mês até o qual a fatura deve ser paga. É o mesmo todo mês.'],
    alike: ['o que é data de vencimento', 'vence todo mês no mesmo dia'],
  },
  {
    id: 'due-day-weekend',
    question: 'E se o vencimento cair no fim de semana?',
    answer: ['O que vence em um sábado, domingo ou feriado pode ser pago no dia útil seguinte, sem acréscimo.'],
    alike: ['e se o vencimento for feriado'],
  },
  {
    id: 'late',
    question: 'E se eu atrasar o pagamento?',
    answer: [
      'Depois do vencimento podem incidir multa de 2% e juros de 1% ao mês. Cortar, só depois de avisar: passados 15 dias do aviso, o serviço pode ser suspenso.',
    ],
    alike: ['tem juros se atrasar', 'quanto é o juros', 'e se eu não pagar', 'corta se atrasar'],
  },
  {
    id: 'debit-how',
    question: 'Como funciona o débito automático?',
    answer: [
      'A fatura sai da sua conta no dia do vencimento, sem você fazer nada. Aqui você informa o banco, a agência e a conta.',
    ],
    alike: ['o que é débito automático'],
  },
  {
    id: 'pay-change',
    question: 'Posso mudar a forma de pagamento depois?',
    answer: ['Pode. O desconto do plano vale enquanto o pagamento for no débito automático.'],
    alike: ['posso trocar o débito por boleto depois', 'posso cancelar o débito automático depois'],
  },
  {
    id: 'bill-how',
    question: 'Como chega a fatura?',
    answer: [
      'Por e-mail, ao menos cinco dias antes de vencer, sem custo, e não por WhatsApp ou correio. Para guardar em papel, é só imprimir.',
    ],
    alike: ['o boleto chega por e-mail', 'a fatura vem pelo correio', 'como recebo o boleto'],
  },
  {
    id: 'account-whose',
    question: 'A conta precisa ser minha?',
    answer: [ofAccountHolder],
    alike: ['a conta tem que estar no meu nome', 'pode ser conta conjunta'],
  },
  {
    id: 'bank-missing',
    question: 'E se o meu banco não estiver na lista?',
    answer: [unusableAnswerReasons['bank.none']],
    alike: ['não achei meu banco', 'meu banco não aparece'],
  },
  {
    id: 'visit-call',
    question: 'O técnico avisa antes de ir?',
    answer: [
      'Confirmamos a visita por mensagem em até 24 horas. O técnico chega dentro do período escolhido, de manhã ou à tarde.',
    ],
    alike: ['o técnico liga antes', 'a visita tem hora marcada'],
  },
  {
    id: 'visit-many',
    question: 'Quantas datas posso escolher?',
    answer: ['Até três. Confirmamos uma delas por mensagem em até 24 horas.'],
    alike: ['posso escolher mais de uma data'],
  },
] as const satisfies readonly FaqEntry[]

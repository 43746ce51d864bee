import { brandName, contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { visitHoursInWords } from '../../api/contract/values/visitHours.ts'
import { identityLinkExplanation } from './identityLinkExplanation.ts'

/** Answers of the document below that the conversation also gives. */
export const moveAnswers = {
  switchDay:
    'A conexão antiga segue ligada até a fibra funcionar: sem internet, só durante a visita e por pouco tempo.',
  landline: 'Se o seu contrato tem telefone fixo, o número continua o mesmo. O técnico liga o aparelho no modem novo.',
  oldModem:
    'O técnico recolhe o nosso modem antigo na visita e deixa um comprovante. O de outra empresa, combine com ela.',
} as const

/** Questions of customers of the old network who move to fibre. Also a document to download. */
export const migrationFaq = {
  title: `Migração para a ${brandName}: perguntas e respostas`,
  lead: 'Para quem já é cliente de internet fixa e vai passar da rede antiga para a fibra.',
  questions: [
    {
      question: 'O que é a migração para a fibra?',
      answer:
        'É a troca da sua conexão atual pela fibra óptica até dentro de casa. Você continua cliente, com um plano novo e uma rede mais estável.',
    },
    {
      question: 'Vou pagar alguma coisa para migrar?',
      answer:
        'Não. A instalação da fibra não tem custo na migração, e o modem é emprestado de graça enquanto você for cliente. O valor mensal é o do plano que você escolher, e aparece antes de você confirmar.',
    },
    {
      question: 'Como sei quais ofertas são minhas?',
      answer:
        'Informe o CPF do titular do contrato na página da migração. As ofertas aparecem na hora. Se não houver nenhuma, a fibra ainda não chegou ao seu endereço ou o contrato não está na lista desta etapa.',
    },
    {
      question: 'Preciso estar em casa no dia da instalação?',
      answer: `Sim, você ou outra pessoa maior de 18 anos, por cerca de duas horas. Você escolhe até três opções de dia e período: manhã, das ${visitHoursInWords.manha}, ou tarde, das ${visitHoursInWords.tarde}.`,
    },
    {
      question: 'Vou ficar sem internet durante a troca?',
      answer: moveAnswers.switchDay,
    },
    {
      question: 'O que acontece com o meu plano atual?',
      answer:
        'Ele é encerrado no dia em que a fibra é ativada, sem multa por causa da migração. A última fatura vem proporcional aos dias de uso, e a primeira do plano novo também.',
    },
    {
      question: 'Há fidelidade no plano novo?',
      answer:
        'O plano com desconto tem fidelidade de 12 meses, contada da instalação. Quem sai antes paga um valor proporcional, que está no contrato e no regulamento da oferta.',
    },
    {
      question: 'Posso mudar de endereço na migração?',
      answer:
        'A oferta vale para o endereço do contrato. Na migração conferimos o CEP e o número; se você vai se mudar, fale conosco antes de confirmar.',
    },
    {
      question: 'E o meu telefone fixo?',
      answer: moveAnswers.landline,
    },
    {
      question: 'Por que vocês pedem o meu CPF?',
      answer:
        'Só para encontrar o seu contrato e as suas ofertas. Seus dados de contato aparecem com partes escondidas e não são mostrados a mais ninguém.',
    },
    {
      question: 'Vou precisar enviar documentos?',
      answer: `Só se for preciso confirmar a sua identidade. Nesse caso, você recebe um link. ${identityLinkExplanation}`,
    },
    {
      question: 'Preciso devolver o modem antigo?',
      answer: moveAnswers.oldModem,
    },
    {
      question: 'Posso desistir?',
      answer: `Você tem sete dias, contados do pedido, para desistir sem custo e sem explicação: pelo site, no seu pedido, ou pelo ${contact.sales}.`,
    },
  ],
  foot: `Vendas: ${contact.sales}. Suporte: ${contact.support}. Não pedimos senha nem pagamento antes da instalação.`,
} as const

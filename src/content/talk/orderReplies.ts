import type { Replies } from './talk.ts'

/** What is said of this very order. */
export const orderReplies = {
  refused: {
    any: [
      'O pedido passa por uma análise. Se ela não for aprovada, você pode pedir que uma pessoa revise o resultado: é um direito seu.',
    ],
    refused: [
      'Eu não vejo o motivo, só o resultado da análise. Você tem direito a que uma pessoa revise: peça no {sales}{. Diga o protocolo protocol}, com um documento com foto por perto. O pedido fica guardado por 30 dias.',
      'A revisão por uma pessoa é um direito seu, e não custa nada: {sales}{. Diga o protocolo protocol}. Se preferir, diga “me liga”.',
    ],
  },
  payNow: {
    any: ['Hoje você não paga nada, nem na instalação. A primeira fatura vem proporcional aos dias de uso.'],
    review: [
      'Hoje você não paga nada, nem na instalação. A primeira fatura vence no dia {dueDay}, proporcional aos dias de uso; depois são {price} por mês.',
    ],
    done: [
      'Por enquanto, nada. A primeira fatura vence no dia {dueDay}, proporcional aos dias de uso; depois são {price} por mês.',
    ],
  },
  firstBill: {
    any: ['A primeira fatura vem proporcional: só os dias entre a instalação e o vencimento que você escolher.'],
    review: [
      'A primeira fatura vence no dia {dueDay} e é proporcional: paga só os dias entre a instalação e o vencimento. Um mês inteiro são {price}.',
    ],
    done: [
      'A primeira fatura vence no dia {dueDay} e é proporcional: paga só os dias entre a instalação e o vencimento. Um mês inteiro são {price}.',
    ],
  },
  laterPrice: {
    any: [
      'O preço com desconto vale por um ano; depois passa a valer o preço cheio, que está na etiqueta de cada plano.',
    ],
    plan: [
      'O de {cheapSpeed} sai por {cheapPrice} nos {months} primeiros meses, no débito automático; depois, {cheapAfter}.',
    ],
    chosen: ['O seu fica em {price} nos {months} primeiros meses; depois, {after}. Avisamos por e-mail 30 dias antes.'],
    review: ['O seu fica em {price} nos {months} primeiros meses; depois, {after}. Avisamos por e-mail 30 dias antes.'],
    done: ['O seu fica em {price} nos {months} primeiros meses; depois, {after}. Avisamos por e-mail 30 dias antes.'],
  },
  leaving: {
    any: ['Quem sai antes do fim da fidelidade paga uma multa por mês que faltar, escrita na etiqueta de cada plano.'],
    plan: [
      'São {loyalty} meses de fidelidade. Saindo antes, {fine} por mês que faltar; nos sete primeiros dias, nada.',
    ],
    chosen: [
      'São {loyalty} meses de fidelidade. Saindo antes, {fine} por mês que faltar; nos sete primeiros dias, nada.',
    ],
    review: [
      'São {loyalty} meses de fidelidade. Saindo antes, {fine} por mês que faltar; nos sete primeiros dias, nada.',
    ],
    done: [
      'São {loyalty} meses de fidelidade. Saindo antes, {fine} por mês que faltar; nos sete primeiros dias, nada.',
    ],
  },
  leavingAfter: {
    any: ['Quem sai antes do fim da fidelidade paga uma multa por mês que faltar, escrita na etiqueta de cada plano.'],
    plan: [
      'Saindo depois de {stayed}: faltam {missing} × {fine}, o que dá {wholeFine}. Nos sete primeiros dias, nada.',
    ],
    chosen: [
      'Saindo depois de {stayed}: faltam {missing} × {fine}, o que dá {wholeFine}. Nos sete primeiros dias, nada.',
    ],
    review: [
      'Saindo depois de {stayed}: faltam {missing} × {fine}, o que dá {wholeFine}. Nos sete primeiros dias, nada.',
    ],
    done: [
      'Saindo depois de {stayed}: faltam {missing} × {fine}, o que dá {wholeFine}. Nos sete primeiros dias, nada.',
    ],
  },
  whenVisit: {
    any: ['Você escolhe até três datas mais adiante, e a confirmação de uma delas chega por mensagem em até 24 horas.'],
    review: ['Você escolheu {visit}. Depois do pedido, a confirmação chega por mensagem em até 24 horas.'],
    done: ['Você escolheu {visit}. A confirmação chega por mensagem em até 24 horas.'],
  },
  next: {
    any: [
      'Faltam poucas respostas: endereço, plano, seus dados, pagamento e a data da visita. No fim você confere tudo.',
    ],
    review: [
      'Com o seu aceite o pedido é feito e chega o resumo em {email}. Em até 24 horas a confirmação da visita chega por mensagem; o técnico instala, e a primeira fatura vem proporcional.',
    ],
    done: [
      'O resumo foi para {email}. Em até 24 horas chega por mensagem a confirmação da visita: {visit}. O número do pedido é {order}.',
      'Por enquanto você não precisa fazer nada. O número do pedido é {order}.',
    ],
  },
  mail: {
    any: ['O resumo do pedido vai para o e-mail que você informar.'],
    review: ['O resumo vai para {email}. Se estiver errado, diga “mudar o e-mail”.'],
    done: ['Mandamos para {email}. Veja também no spam, procurando por TIM Ultrafibra. O número do pedido é {order}.'],
  },
  summary: {
    any: ['O resumo do pedido vai para o seu e-mail assim que ele for feito.'],
    done: ['O resumo foi para {email}, e o mesmo em PDF pode ser guardado aqui. O número do pedido é {order}.'],
  },
  neighbour: {
    any: ['Que bom! É só abrir este site com o CEP de quem quer contratar.'],
    noOffer: [
      'Cada caixa no poste atende só as casas mais próximas, e por isso a do vizinho pode ter fibra e a sua ainda não. Deixe o aviso, consulte outro CEP, ou fale com uma pessoa: {sales}.',
    ],
  },
} satisfies Record<string, Replies>

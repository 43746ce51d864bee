import { questions } from '../../questions/questions.ts'
import type { Facts } from '../facts.ts'
import { ask, exit, screen } from '../screen.ts'

export const payment = [
  ask('data-de-vencimento', 'pagamento', ['dueDate']),
  ask('ativar-debito', 'pagamento', ['directDebit'], { title: 'Quer pagar no débito automático?' }),
  ask('conta-debito', 'pagamento', ['bank', 'agency', 'account'], {
    title: 'De qual conta sai o débito?',
    lead: questions.account.why,
  }),
]

const isApproved = ({ risk }: Facts) => risk?.quiz_needed === false && !risk.rejected

/** Confirms the visitor's identity: the quiz, and the two stops after a failure. */
export const identity = [
  exit('erro2', 'person', 'pagamento', 'Uma pessoa do time conclui com você.', {
    path: '/checkout/validacao/erro2',
    layout: 'cart',
    lead: 'Não deu para confirmar seus dados por aqui. O pedido fica como está, e nada se perde.',
    skipWhen: (_, { risk }) => !(risk?.rejected && risk.final),
  }),
  exit('erro1', 'secondTry', 'pagamento', 'Uma das respostas não bateu.', {
    path: '/checkout/validacao/erro1',
    layout: 'cart',
    lead: 'Alguma resposta ficou diferente do cadastro. Acontece, e você não perdeu nada: ainda tem mais uma tentativa.',
    skipWhen: (_, { risk }) => !(risk?.rejected && !risk.final),
  }),
  screen('validacao', 'quiz', 'pagamento', 'Falta confirmar que é você.', {
    needs: ['risk'],
    passes: isApproved,
    back: 'ativar-debito',
  }),
]

export const visit = ask('data-instalacao', 'pagamento', ['schedule', 'visitNote'], {
  lead: questions.schedule.help,
})

export const review = screen('confirmacao', 'review', 'pagamento', 'Confira o seu pedido', {
  needs: ['order'],
  lead: 'Ainda dá para mudar tudo. Toque em Editar e volte direto para cá.',
})

export const done = screen('pedido-realizado', 'end', 'pedido-realizado', 'Pedido realizado.', {
  path: '/pedido-realizado',
  back: 'confirmacao',
})

/** All of an order after the personal data. */
export const closing = [...payment, ...identity, visit, review, done]

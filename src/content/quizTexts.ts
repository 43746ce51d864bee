import { words } from './words.ts'

/** The questions that confirm who is ordering. */
export const quizTexts = {
  intro: (total: number) => (total === 1 ? 'Falta confirmar que é você. É uma pergunta sobre o seu cadastro.' : `Falta confirmar que é você. São ${total} perguntas sobre o seu cadastro.`),
  place: (number: number, total: number) => `Pergunta ${number} de ${total}`,
  next: words.go,
  last: words.confirm,
  write: 'Ou escreva a opção',
  pick: 'Escolha uma das opções ou “Nenhuma destas”.',
  sending: 'Conferindo as respostas',
  waiting: 'Conferindo os seus dados…',
  noHurry: 'Sem pressa: são 10 minutos, e você pode pedir mais.',
  moreTime: 'Pedir mais tempo',
  person: 'Prefiro confirmar com uma pessoa',
  comeBack: 'Voltar às perguntas',
} as const

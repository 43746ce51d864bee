import type { Key } from '../../questions/answers.ts'
import { orText } from '../../../api/contract/values/joinWords.ts'
import { commonTexts } from '../commonTexts.ts'

/** The quiz that confirms the visitor's identity. */
export const quizTexts = {
  intro: (total: number) =>
    total === 1
      ? 'Falta confirmar que é você. É uma pergunta de segurança sobre o seu cadastro.'
      : `Falta confirmar que é você. São ${total} perguntas de segurança sobre o seu cadastro.`,
  place: (number: number, total: number) => `Pergunta ${number} de ${total}`,
  next: commonTexts.go,
  last: commonTexts.confirm,
  write: 'Ou escreva a opção',
  why: 'As respostas confirmam que é você, e não ficam guardadas aqui.',
  pick: 'Escolha uma das opções ou “Nenhuma destas”.',
  unknown: 'Sem problema. Se nenhuma opção for conhecida, escolha “Nenhuma destas”. Uma resposta pode ser essa mesmo.',
  sending: 'Conferindo as respostas',
  waiting: 'Conferindo os seus dados…',
  noHurry: 'Sem pressa: são 10 minutos, e você pode pedir mais.',
  moreTime: 'Pedir mais tempo',
  person: 'Prefiro confirmar com uma pessoa',
  comeBack: 'Voltar às perguntas',
  passed: 'Respostas de segurança confirmadas.',
  again: (keys: readonly Key[]) =>
    `Se você mudar ${orText(keys.map((key) => restsOn[key] ?? ''))}, vamos precisar refazer as perguntas de segurança.`,
} as const

/** The answers that a risk decision depends on, as named on pages. */
const restsOn: { [K in Key]?: string } = {
  cep: 'o CEP',
  birthDate: 'a data de nascimento',
  motherName: 'o nome da mãe',
  document: 'o CPF ou CNPJ',
}

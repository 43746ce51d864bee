import { expandShortForms } from './expandShortForms.ts'
import type { Said } from './normalizeText.ts'
import { fillers, wordSet } from './smallWords.ts'

const idle = wordSet(
  'was moro mora cep telefone tel cel celular email mail cpf nome conta agencia banco segue seguem dados abaixo ' +
    'complemento zap whats whatsapp contato tarde noite instalacao casa confere endereco pronto brasil br rua ' +
    'prazer e-mail ddd cc corrente poupanca digito fixo residencial tudo minusculo minuscula titular troca chamar chama ' +
    'ligar empresa mei msg',
  fillers,
)

/** Whether words add nothing: connectives, courtesies, the names of what was said. */
export const onlyFillers = (said: Said) =>
  expandShortForms(said.plain)
    .split(' ')
    .every((word) => word === '' || idle.has(word))

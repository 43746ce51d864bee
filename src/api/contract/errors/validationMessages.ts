import { corporateExample } from '../corporateEmailExample.ts'

/** Every refusal of a value with its text for the visitor, the same in pages, chat and server. */
export const refusals = {
  'cep.digits': 'O CEP tem oito números, como em 14010-100.',
  'cep.unknown': 'CEP inválido ou inexistente. Confira os números.',
  'number.empty': 'Falta o número da casa ou do prédio. Se não tiver, escreva s/n.',
  'number.talk': 'Isso não parece um número. Escreva o da casa ou do prédio, como em 35, ou s/n se não tiver.',
  'number.more': 'Escreva só o número, como em 35. O resto vai no complemento.',
  'number.long': 'O número pode ter até 64 caracteres.',
  'street.empty': 'Falta o nome da rua, como em Rua das Palmeiras.',
  'street.talk': 'Isso não parece o nome de uma rua. Escreva como em Rua das Palmeiras.',
  'neighborhood.talk': 'Isso não parece o nome de um bairro. Escreva como em Centro.',
  'city.talk': 'Isso não parece o nome de uma cidade. Escreva como em Ribeirão Preto.',
  'block.talk': 'Escreva só a quadra, como em 12 ou B. O lote vai na pergunta dele.',
  'lot.talk': 'Escreva só o lote, como em 7. A quadra vai na pergunta dela.',
  'complement.talk':
    'Isso não parece um complemento. Escreva como em Apartamento 301, ou sem complemento se não tiver.',
  'neighborhood.empty': 'Falta o bairro, como em Centro.',
  'city.empty': 'Falta a cidade, como em Ribeirão Preto.',
  'state.unknown': 'Escolha o estado da lista, como SP.',
  'block.empty': 'Falta a quadra, como em 12 ou B.',
  'lot.empty': 'Falta o lote, como em 7.',
  'text.long': 'O texto pode ter até 128 letras.',
  'text.control': 'Há um caractere invisível neste texto. Apague e escreva de novo.',
  'text.message':
    'Escreva só o que ajuda o técnico a chegar à sua porta, sem links, e-mails, telefones nem documentos.',
  'complement.long': 'O complemento pode ter até 64 caracteres.',
  'plan.unknown': 'Escolha um dos planos da lista.',
  'name.empty': 'Falta o seu nome completo, como em Ana Souza.',
  'name.talk': 'Isso não parece um nome. Escreva nome e sobrenome, como em Ana Souza.',
  'name.words': 'Escreva nome e sobrenome, como em Ana Souza.',
  'name.letters': 'O nome leva só letras, como em Ana D’Ávila.',
  'name.long': 'O nome pode ter até 128 letras.',
  'motherName.talk': 'Isso não parece um nome. O da sua mãe está no seu documento: escreva como em Maria Souza.',
  'motherName.empty': 'Falta o nome completo da sua mãe, como em Maria Souza.',
  'motherName.words': 'Escreva nome e sobrenome da sua mãe, como em Maria Souza.',
  'motherName.letters': 'O nome da sua mãe leva só letras, como em Maria Souza.',
  'motherName.long': 'O nome da sua mãe pode ter até 128 letras.',
  'orderNumber.invalid': 'Confira o número do pedido: ele tem dez números e está no e-mail que confirmou o pedido.',
  'phone.invalid': 'Esse número não é válido. Verifique a digitação.',
  'email.empty': 'Falta o seu e-mail.',
  'email.spaces': 'O e-mail não leva espaços. Escreva tudo junto.',
  'email.at': 'Falta o @ no e-mail, depois do nome.',
  'email.domain': 'Falta o que vem depois do @. Confira o endereço inteiro.',
  'email.invalid': 'Confira o e-mail, letra por letra.',
  'email.long': 'O e-mail pode ter até 96 letras.',
  'email.corporate': `Use o seu e-mail da empresa, como em ${corporateExample}.`,
  'date.invalid': 'Data inválida: escreva dia, mês e ano de um dia que existe, como em 15/03/1990.',
  'date.future': 'Essa data ainda não chegou. Escreva o dia em que você nasceu, como em 15/03/1990.',
  'date.old': 'Confira o ano. Exemplo: 15/03/1990.',
  'date.minor': 'Para contratar é preciso ter 18 anos ou mais. Um responsável pode fazer o pedido.',
  'document.length': 'O CPF tem 11 números e o CNPJ, 14. Confira a digitação.',
  'document.cpf': 'Esse CPF não existe. Confira os números, como em 529.982.247-25.',
  'document.cnpj': 'Esse CNPJ não existe. Confira os números e letras, como em 12.ABC.345/01DE-35.',
  'code.digits': 'O código tem seis números, como em 123456.',
  'dueDate.unknown': 'Escolha um dos dias da lista.',
  'yesNo.unknown': 'Responda sim ou não.',
  'bank.unknown': 'Escolha um banco da lista.',
  'agency.invalid': 'A agência tem de 3 a 5 números, com o dígito se houver. Exemplo: 1234-5.',
  'account.invalid': 'Escreva a conta com o dígito. Exemplo: 12345-6.',
  'schedule.empty': 'Escolha pelo menos uma data e um período.',
  'schedule.many': 'Escolha até três opções.',
  'schedule.repeated': 'Cada opção precisa ser diferente das outras.',
  'schedule.date': 'Escolha um dos dias da lista, de manhã ou à tarde.',
  'schedule.period': 'Escolha manhã ou tarde.',
  'visitNote.long': 'O recado pode ter até 300 caracteres.',
  'terms.unticked': 'Marque que leu e aceita o contrato e o regulamento da oferta.',
} as const

export type Refusal = keyof typeof refusals

/** The text of a refusal code, or null if it is no code. */
export function refusalText(code: string): string | null {
  return isRefusal(code) ? refusals[code] : null
}

export function isRefusal(code: string): code is Refusal {
  return Object.hasOwn(refusals, code)
}

import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'

/** Why words are no answer although they break no rule. */
export const unusableAnswerReasons = {
  'phone.areaCode': 'Falta o DDD, como em (16) 99123-4567.',
  'directDebit.other': 'O pagamento é por débito automático ou por boleto. Qual dos dois você prefere?',
  'schedule.sunday': 'Não há visitas aos domingos e feriados. Escolha outro dia.',
  'schedule.past': 'Para esse dia já não há visita. Que dia fica bom?',
  'schedule.night': 'As visitas são de manhã ou à tarde. Qual dos dois é melhor?',
  'plan.notHere': 'Esse plano não está entre os deste endereço. Escolha um dos que estão na lista.',
  'email.none': `O contrato e as faturas vão por e-mail, não pelo WhatsApp. Serve o de alguém de confiança que lhe mostre as mensagens; ou uma pessoa faz o pedido com você: ${contact.sales}.`,
  'phone.none': 'O técnico confirma a visita por telefone, e por isso preciso de um número com DDD.',
  'document.none':
    'O contrato precisa do CPF ou do CNPJ de quem assina. Se não tiver, uma pessoa vê com você o que dá para fazer: diga “me liga”.',
  'motherName.none': `O nome da mãe confirma que o pedido é seu. Se não há mãe no seu registro, uma pessoa do time faz o pedido com você, pelo WhatsApp ou no ${contact.sales}.`,
  'birthDate.none': 'O contrato só vale para maiores de 18 anos, e por isso preciso da data de nascimento.',
  'name.none': 'O contrato sai no nome de quem assina, e por isso preciso do nome completo.',
  'cep.none': 'Sem o CEP não sei se a fibra passa na sua rua. Ele está em qualquer conta que chega na sua casa.',
  'bank.none': 'Sem a conta, o pagamento pode ser por boleto: é só dizer “boleto”.',
  'optional.none': 'Não é obrigatório: diga “pular”.',
  'other.none': 'Preciso desta resposta para continuar o pedido.',
} as const

export type ReadingReason = keyof typeof unusableAnswerReasons

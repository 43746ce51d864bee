import { callErrors } from '../src/api/contract/errors/callErrors.ts'
import { codeSpent } from '../src/api/contract/codeSpentText.ts'
import { contact } from '../src/api/contract/companyContact.ts'
import { noLinkReason } from '../src/api/contract/resumeLink.ts'

/** The words for the visitor when the server refuses a request, by code. */
export const refusals = {
  invalid: 'Confira os dados e tente de novo.',
  'field.invalid': 'Confira este campo.',
  'field.missing': 'Falta preencher este campo.',
  'field.unknown': 'Este campo não é esperado.',
  server: callErrors.server,
  'server.busy': 'O servidor está ocupado. Tente de novo em instantes.',
  'route.unknown': 'Esta página não existe.',
  'method.unknown': 'Esta ação não existe.',
  'site.other': 'Este pedido veio de outro site. Abra a página da TIM Ultrafibra e tente de novo.',
  'body.large': 'Os dados enviados são grandes demais.',
  'body.type': 'Envie os dados como JSON.',
  'body.malformed': 'Não entendemos os dados enviados. Tente de novo.',
  'limit.reached': 'Foram muitas tentativas em pouco tempo. Espere um pouco e tente de novo.',
  'lead.unknown': 'Não encontramos este pedido. Ele pode ter expirado: comece de novo.',
  'lead.ended': 'Este pedido foi encerrado neste aparelho.',
  'lead.finished': 'Este pedido já foi feito.',
  'order.withdrawn': 'Você desistiu deste pedido. Para contratar, comece outro.',
  'withdrawal.late': `O prazo de sete dias para desistir por aqui já passou. Ligue para ${contact.sales}: uma pessoa vê com você o que dá para fazer.`,
  'withdrawal.elsewhere': `Este pedido foi feito em outro aparelho. Desista por lá, ou ligue para ${contact.sales}.`,
  'version.stale': 'Este pedido foi alterado em outra janela. Confira os dados antes de continuar.',
  'version.invalid': 'Não entendemos a versão do pedido. Recarregue a página.',
  'key.invalid': 'A identificação do envio não é válida.',
  'key.reused': 'Este envio já foi usado com outros dados. Tente de novo.',
  'key.busy': 'Este envio ainda está em andamento. Espere um instante.',
  'step.due': 'Falta responder uma pergunta antes desta.',
  'told.again': 'Por segurança, informe este dado de novo: o contato, o endereço ou o aparelho mudou.',
  'step.known': 'Este dado já está no seu cadastro.',
  'outside.away': `A análise do pedido não respondeu agora. O que você informou está guardado: tente de novo em um minuto, ou ligue para ${contact.sales}.`,
  'coverage.away': `A consulta de cobertura não respondeu agora. O que você informou está guardado: tente de novo em um minuto, ou ligue para ${contact.sales}.`,
  'visits.away': `A agenda de visitas não respondeu agora. O que você informou está guardado: tente de novo em um minuto, ou ligue para ${contact.sales}.`,
  'customers.away': `A consulta de clientes não respondeu agora. Tente de novo em um minuto, ou ligue para ${contact.sales}.`,
  'cep.down': 'A busca por CEP não respondeu. Você pode escrever o endereço.',
  'address.due': 'Falta informar o endereço.',
  'address.uncovered':
    'A TIM Ultrafibra ainda não chega a este endereço. Você pode conferir o número ou informar outro.',
  'offers.unavailable': 'Nenhuma das suas ofertas está disponível neste endereço. Você pode informar outro.',
  'plan.unavailable': 'Este plano não está disponível neste endereço. Escolha outro.',
  'offer.unknown': 'Escolha uma das ofertas da lista.',
  'offer.over': 'Esta oferta não está mais disponível. Consulte o seu CPF de novo.',
  'offer.changed': 'Esta oferta mudou desde que você a viu. Confira as condições de novo.',
  'documents.changed':
    'O contrato ou o regulamento mudou desde que você abriu esta página. Recarregue a página e leia a versão nova antes de aceitar.',
  'slot.taken': 'Esse horário acabou de ser reservado. Escolha entre os próximos livres.',
  'schedule.needless': 'Este plano não precisa de visita para instalação.',
  'risk.needed': 'Falta confirmar os seus dados antes de finalizar.',
  'risk.rejected': 'Não foi possível aprovar o seu pedido.',
  'risk.many': 'Os dados já foram confirmados muitas vezes. Fale conosco para continuar.',
  'quiz.unknown': 'Essas perguntas não valem mais. Confirme os dados para receber outras.',
  'quiz.expired': 'O tempo das perguntas acabou. Confirme os dados para continuar.',
  'quiz.incomplete': 'Responda a todas as perguntas.',
  'quiz.failed': 'Não foi possível confirmar os seus dados.',
  'resume.unguarded': noLinkReason,
  'resume.customer':
    'O pedido de quem já é cliente não precisa de link: no outro aparelho, comece de novo e informe o CPF.',
  'resume.early': 'O link vai por e-mail depois que você informar a data de nascimento. Até lá, copie o link.',
  'resume.unmailed': 'Não dá para mandar este link por e-mail. Copie o link.',
  'phone.other': 'Esse não é o telefone deste pedido.',
  'mobile.unknown':
    'Não encontramos esse número entre os planos TIM com este benefício. Confira o número ou siga sem o bônus.',
  'collaborator.needless': 'Este pedido não é da oferta para colaboradores.',
  'collaborator.code': 'Falta confirmar o código que enviamos ao seu e-mail da empresa.',
  'code.unsent': 'Peça um código antes de confirmar.',
  'code.spent': codeSpent,
} as const

export type RefusalCode = keyof typeof refusals

import { privacyPolicy } from '../texts/commonTexts.ts'
import { contact, operatorName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import type { FaqEntry } from './faqEntry.ts'
import { identityLinkExplanation } from './identityLinkExplanation.ts'

export const contractAndPersonalDataFaq = [
  {
    id: 'loyalty',
    question: 'Tem fidelidade?',
    answer: ([plan]) => [
      plan
        ? `São ${plan.offer.loyaltyMonths} meses de fidelidade, desde a instalação. Sair antes: ${moneyInText(plan.offer.finePerMonth)} por mês que faltar; depois, ou até sete dias do pedido, nada.`
        : 'É um ano de fidelidade, desde a instalação. Saindo antes, a multa é proporcional aos meses que faltam; até sete dias depois do pedido, não há.',
    ],
    alike: [
      'fidelidade',
      'tem permanência mínima',
      'precisa ficar um ano',
      'tem carência',
      'is there a contract',
      'tem tempo minimo',
    ],
  },
  {
    id: 'fine',
    question: 'Tem multa para sair antes?',
    answer: ([plan]) => [
      plan
        ? `A multa é de ${moneyInText(plan.offer.finePerMonth)} por mês que faltar para completar ${plan.offer.loyaltyMonths} meses; depois deles, sair não custa nada. Nos sete primeiros dias também não.`
        : 'A multa é proporcional aos meses que faltam da fidelidade, e está na etiqueta da oferta. Nos sete primeiros dias, não há.',
    ],
  },
  {
    id: 'cancel-later',
    question: 'Como cancelo o plano depois?',
    answer: [
      `O cancelamento é pelo ${contact.support} ou pelo aplicativo. Nos sete primeiros dias, também por aqui e sem custo; depois, há multa só até o fim da fidelidade.`,
    ],
    alike: [
      'posso cancelar depois',
      'como cancelar',
      'dá pra cancelar depois',
      'se eu não gostar posso cancelar',
      'é fácil cancelar',
      'cancelamento como funciona',
      'how do i cancel later',
      'e se eu quiser cancelar',
    ],
  },
  {
    id: 'withdraw',
    question: 'Posso desistir do pedido?',
    answer: [
      `Sem problema: você tem sete dias para desistir sem custo e sem explicar, por aqui mesmo ou pelo ${contact.sales}.`,
    ],
  },
  {
    id: 'contract-text',
    question: 'Onde leio o contrato e o regulamento?',
    answer: [
      'O contrato e os regulamentos estão na página Regulamentos, no pé do site, para ler com calma antes de aceitar. Depois do pedido, o que foi combinado vai para o seu e-mail.',
    ],
    alike: ['tem contrato', 'quais são as regras', 'letras miúdas'],
  },
  {
    id: 'data-use',
    question: 'O que vocês fazem com os meus dados?',
    answer: [
      `Entendo o cuidado: quem guarda os seus dados é a própria ${operatorName}, que não os vende; eles servem só para analisar e atender o pedido. CPF, conta e nome da mãe ficam cifrados. Quem recebe o quê está na Política de Privacidade, em ${privacyPolicy}.`,
    ],
    alike: [
      'meus dados estão seguros',
      'é seguro passar meu cpf',
      'é seguro colocar meus dados aqui',
      'como usam meus dados',
      'política de privacidade',
      'lgpd',
      'é seguro',
      'é confiável',
      'dá pra confiar',
      'vão guardar meu cpf',
      'vão vazar meus dados',
      'is it safe',
      'posso confiar',
      'quem vê meus dados',
    ],
  },
  {
    id: 'fraud',
    question: 'Como sei que não é golpe?',
    answer: [
      `Entendo o cuidado. Aqui você fala com a própria ${operatorName}, e o contrato é com ela. Se alguém pedir um código por telefone, não passe. Para conferir, ligue para a central de vendas, no ${contact.sales}; as nossas ligações de venda partem do prefixo 0303.`,
    ],
    alike: [
      'isso é fraude',
      'isso é da tim mesmo',
      'vocês são revendedor autorizado',
      'é site oficial',
      'é verdade isso',
      'não é fake',
    ],
  },
  {
    id: 'erase',
    question: 'Como apago os meus dados?',
    answer: [
      'No alto do pedido, em “Meus dados”, há a opção “Apagar meus dados e recomeçar”. Ela apaga o que você informou, aqui e no nosso sistema.',
    ],
    alike: ['como excluo minhas informações'],
  },
  {
    id: 'identity',
    question: 'Por que pedem documentos e selfie?',
    answer: [
      'Só alguns pedidos precisam da foto de um documento oficial e de uma selfie, para que ninguém contrate no seu nome. Se for o caso do seu, você recebe um link.',
    ],
    alike: [
      'para que a selfie',
      'que documentos precisa',
      'quais documentos são necessários',
      'o que precisa para contratar',
      'precisa de comprovante de residência',
      'quais documentos',
      'precisa de comprovante de renda',
    ],
  },
  {
    id: 'identity-how',
    question: 'Como envio os documentos?',
    answer: [`Se precisar de documentos, você recebe um link. ${identityLinkExplanation}`],
  },
  {
    id: 'credit',
    question: 'Vocês consultam o SPC ou o Serasa?',
    answer: [
      'O pedido passa por uma análise de crédito, e só depois dela sei o resultado. Se não for aprovado, não desanime: uma pessoa do time pode rever com você.',
    ],
  },
  {
    id: 'someone-else',
    question: 'Posso contratar no nome de outra pessoa?',
    answer: [
      'Pode ser outra pessoa, desde que ela mesma responda e aceite: o contrato sai no nome e no CPF de quem assina. Se o nome já foi dado, diga “mudar o nome”.',
    ],
    alike: ['quem pode assinar'],
  },
  {
    id: 'age',
    question: 'Preciso ter 18 anos?',
    answer: [
      'O contrato é para quem já tem 18 anos; antes disso, um responsável pode fazer o pedido. Idade máxima não há.',
    ],
    alike: ['precisa ser maior de idade', 'de menor pode', 'precisa de responsável'],
  },
  {
    id: 'move',
    question: 'E se eu mudar de endereço?',
    answer: [
      `Se a fibra chega ao endereço novo, o plano vai com você: peça a mudança pelo ${contact.support} alguns dias antes. Se não chega, você sai sem multa.`,
    ],
    alike: ['moro de aluguel e posso mudar'],
  },
  {
    id: 'switch',
    question: 'Já tenho outra operadora. Posso trocar?',
    answer: [
      'Primeiro instalamos a fibra, e depois você cancela a outra operadora com calma. Quem pede o cancelamento lá é você.',
    ],
    alike: ['sou da claro'],
  },
] as const satisfies readonly FaqEntry[]

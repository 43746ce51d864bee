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
      'qual a fidelidade',
      'tem contrato de fidelidade',
      'fico preso quanto tempo',
      'quanto tempo de fidelidade',
      'tem permanência mínima',
      'quanto tempo de contrato',
      'é sem fidelidade',
      'precisa ficar um ano',
      'quantos meses de fidelidade',
      'tem carência',
      'is there a contract',
      'tem tempo minimo',
      'qual o prazo de fidelidade e a multa',
      'tem fidelidade e multa',
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
    alike: [
      'tem multa',
      'qual a multa',
      'multa de cancelamento',
      'quanto é a multa',
      'pago multa se cancelar',
      'multa por quebra de contrato',
      'se eu sair antes pago',
      'valor da multa rescisória',
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
      'como faço para cancelar',
      'posso cancelar quando quiser',
      'dá pra cancelar depois',
      'se eu não gostar posso cancelar',
      'é fácil cancelar',
      'cancelamento como funciona',
      'how do i cancel later',
      'como faço pra cancelar a internet',
      'e se eu quiser cancelar',
    ],
  },
  {
    id: 'withdraw',
    question: 'Posso desistir do pedido?',
    answer: [
      `Sem problema: você tem sete dias para desistir sem custo e sem explicar, por aqui mesmo ou pelo ${contact.sales}.`,
    ],
    alike: [
      'posso desistir',
      'direito de arrependimento',
      'prazo para desistir',
      'e se eu me arrepender',
      'tenho sete dias para desistir',
      'dá pra desistir depois',
      'posso me arrepender',
    ],
  },
  {
    id: 'contract-text',
    question: 'Onde leio o contrato e o regulamento?',
    answer: [
      'O contrato e os regulamentos estão na página Regulamentos, no pé do site, para ler com calma antes de aceitar. Depois do pedido, o que foi combinado vai para o seu e-mail.',
    ],
    alike: [
      'tem contrato',
      'cadê o contrato',
      'quero ler o contrato',
      'onde vejo o regulamento',
      'me manda o contrato',
      'tem contrato por escrito',
      'ver regulamento da oferta',
      'quais são as regras',
      'recebo cópia do contrato',
      'letras miúdas',
    ],
  },
  {
    id: 'data-use',
    question: 'O que vocês fazem com os meus dados?',
    answer: [
      `Entendo o cuidado: não vendemos seus dados, que servem só para analisar e atender o pedido. CPF, conta e nome da mãe ficam cifrados. Quem recebe o quê está na Política de Privacidade, em ${privacyPolicy}.`,
    ],
    alike: [
      'meus dados estão seguros',
      'é seguro passar meu cpf',
      'é seguro colocar meus dados aqui',
      'vocês vendem meus dados',
      'como usam meus dados',
      'política de privacidade',
      'lgpd',
      'é seguro',
      'é confiável',
      'dá pra confiar',
      'vão guardar meu cpf',
      'vocês compartilham meus dados',
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
      `Entendo o cuidado. Você fala com a própria ${operatorName}, e o contrato é com ela. Para conferir, ligue para a central de vendas, no ${contact.sales}; as nossas ligações de venda partem do prefixo 0303.`,
    ],
    alike: [
      'isso é golpe',
      'isso é fraude',
      'isso é da tim mesmo',
      'vocês são a tim ou uma revenda',
      'vocês são revendedor autorizado',
      'é site oficial',
      'como sei que é verdade',
      'é verdade isso',
      'não é fake',
      'isso aqui é oficial',
    ],
  },
  {
    id: 'erase',
    question: 'Como apago os meus dados?',
    answer: [
      'No alto do pedido, em “Meus dados”, há a opção “Apagar meus dados e recomeçar”. Ela apaga o que você informou, aqui e no nosso sistema.',
    ],
    alike: [
      'quero apagar meus dados',
      'excluir meus dados',
      'como excluo minhas informações',
      'deletar meus dados',
      'apaguem meus dados do sistema',
      'apagar o que informei',
    ],
  },
  {
    id: 'identity',
    question: 'Por que pedem documentos e selfie?',
    answer: [
      'Só alguns pedidos precisam da foto de um documento oficial e de uma selfie, para que ninguém contrate no seu nome. Se for o caso do seu, você recebe um link.',
    ],
    alike: [
      'por que preciso de selfie',
      'precisa mandar foto',
      'para que a selfie',
      'que documentos precisa',
      'quais documentos são necessários',
      'o que precisa para contratar',
      'precisa mandar documento',
      'precisa de comprovante de residência',
      'quais documentos',
      'precisa de comprovante de renda',
    ],
  },
  {
    id: 'identity-how',
    question: 'Como envio os documentos?',
    answer: [`Se precisar de documentos, você recebe um link. ${identityLinkExplanation}`],
    alike: ['como mando os documentos', 'como envio a selfie', 'onde envio a foto do documento', 'como mando a selfie'],
  },
  {
    id: 'credit',
    question: 'Vocês consultam o SPC ou o Serasa?',
    answer: [
      'O pedido passa por uma análise de crédito, e só depois dela sei o resultado. Se não for aprovado, não desanime: uma pessoa do time pode rever com você.',
    ],
    alike: [
      'tem consulta ao serasa',
      'nome sujo pode contratar',
      'estou negativado posso contratar',
      'tem análise de crédito',
      'consulta spc',
      'tô com nome no serasa',
      'aprova negativado',
      'faz consulta no cpf',
      'score baixo aprova',
      'nome sujo',
    ],
  },
  {
    id: 'someone-else',
    question: 'Posso contratar no nome de outra pessoa?',
    answer: [
      'Pode ser outra pessoa, desde que ela mesma responda e aceite: o contrato sai no nome e no CPF de quem assina. Se o nome já foi dado, diga “mudar o nome”.',
    ],
    alike: [
      'posso usar o cpf da minha mãe',
      'pode ser no nome do meu marido',
      'dá pra fazer no nome de outra pessoa',
      'posso colocar no cpf de outra pessoa',
      'posso contratar para minha mãe',
      'quem pode assinar',
      'pode ser o cpf de outra pessoa',
      'posso passar o cpf do meu filho',
    ],
  },
  {
    id: 'age',
    question: 'Preciso ter 18 anos?',
    answer: [
      'O contrato é para quem já tem 18 anos; antes disso, um responsável pode fazer o pedido. Idade máxima não há.',
    ],
    alike: [
      'menor de idade pode contratar',
      'tenho 17 anos posso',
      'qual a idade mínima',
      'precisa ser maior de idade',
      'de menor pode',
      'precisa de responsável',
      'com 18 anos já posso assinar sozinho',
    ],
  },
  {
    id: 'move',
    question: 'E se eu mudar de endereço?',
    answer: [
      `Se a fibra chega ao endereço novo, o plano vai com você: peça a mudança pelo ${contact.support} alguns dias antes. Se não chega, você sai sem multa.`,
    ],
    alike: [
      'vou me mudar',
      'posso levar a internet se mudar de casa',
      'se eu mudar de casa',
      'dá pra transferir para outro endereço',
      'moro de aluguel e posso mudar',
    ],
  },
  {
    id: 'switch',
    question: 'Já tenho outra operadora. Posso trocar?',
    answer: [
      'Primeiro instalamos a fibra, e depois você cancela a outra operadora com calma. Quem pede o cancelamento lá é você.',
    ],
    alike: [
      'tenho vivo posso trocar',
      'sou da claro',
      'já tenho internet de outra empresa',
      'vocês cancelam minha internet antiga',
      'quero trocar de operadora',
      'como faço a portabilidade da internet',
      'tenho outra internet',
      'preciso cancelar a outra antes',
      'já tenho internet da vivo preciso cancelar',
    ],
  },
] as const satisfies readonly FaqEntry[]

import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { operatorPages } from '../../api/contract/operatorSite/companyFacts.ts'
import { priceNoticeDays } from '../../api/contract/sale/plan.ts'
import { retentionDays } from '../../api/contract/retentionDays.ts'
import { ownDataTexts } from '../texts/ownData/ownDataTexts.ts'
import { unusableAnswerReasons } from '../texts/chat/unusableAnswerReasons.ts'
import type { FaqEntry } from './faqEntry.ts'

/** Questions in the conversation that the home page does not answer. Promises must be in the documents. */
export const conversationFaq = [
  {
    id: 'plan-later',
    question: 'Depois de contratar, posso trocar de plano?',
    answer: [
      `Depois da fidelidade, você troca em “Renovar o meu plano”, com as suas ofertas. Antes, uma pessoa vê com você como fica: ${contact.support}.`,
    ],
    alike: ['dá para trocar por um plano mais rápido depois'],
  },
  {
    id: 'steady',
    question: 'A internet cai com chuva ou em horário de pico?',
    answer: [
      'A fibra é estável: a chuva não tira velocidade, e em qualquer horário a rede segue as metas de qualidade da Anatel. Se o serviço parar sem culpa sua, o tempo parado sai da fatura seguinte.',
    ],
    alike: ['cai muito'],
  },
  {
    id: 'price-notice',
    question: 'Avisam antes de o preço mudar?',
    answer: [`Avisamos, por e-mail, ${priceNoticeDays} dias antes de o preço mudar.`],
    alike: ['vocês avisam do aumento'],
  },
  {
    id: 'repair-time',
    question: 'Em quanto tempo arrumam um defeito?',
    answer: [
      `Depende do defeito, e quem diz o prazo de cada caso é o suporte, no ${contact.support}. O tempo parado sem culpa sua sai da fatura seguinte.`,
    ],
  },
  {
    id: 'fine-speed',
    question: 'Se a falha for da operadora, pago multa para sair?',
    answer: [
      'Não: se o serviço não tem a qualidade devida, você pode sair sem multa. Se é a velocidade que não chega, também pode ficar com um plano menor, pelo preço dele. A medida é por cabo, ligado ao modem.',
    ],
  },
  {
    id: 'no-installation',
    question: 'E se a instalação não for possível?',
    answer: ['O contrato é desfeito sem custo, e nada é cobrado: a cobrança só começa com a internet instalada.'],
  },
  {
    id: 'genuine-bill',
    question: 'Como sei que o boleto é verdadeiro?',
    answer: [
      `Antes da instalação não há nada a pagar, nem taxa. Depois, o boleto chega por e-mail e fica também no ${operatorPages.customerArea}: na dúvida, pague o de lá, e confira o nome de quem recebe.`,
    ],
    alike: ['como reconheço um boleto falso', 'recebi uma cobrança por SMS, é de vocês'],
  },
  {
    id: 'account-when',
    question: 'Preciso dos dados da conta agora?',
    answer: [
      `Banco, agência e conta eu peço logo depois do sim ao débito. Se não estão com você, escolha o boleto e mude depois, pelo ${contact.support}.`,
    ],
  },
  {
    id: 'streaming-own',
    question: 'Já assino o streaming. Preciso cancelar?',
    answer: [
      'Para não pagar duas vezes, cancele a sua depois de ativar a do plano, ou escolha um plano sem streaming.',
    ],
  },
  {
    id: 'streaming-gone',
    question: 'E se um streaming sair do plano?',
    answer: ['Avisamos e oferecemos outro de valor parecido, ou o desconto dele. Se você não aceitar, sai sem multa.'],
  },
  {
    id: 'wrong-charge',
    question: 'E se a cobrança vier errada?',
    answer: [
      `Se vier cobrança errada, conteste pelo ${contact.support}: enquanto isso o valor não é exigido nem corta o serviço. A resposta vem em até 30 dias, e o que você pagou a mais volta em dobro, salvo engano justificável.`,
    ],
  },
  {
    id: 'install-later',
    question: 'Posso pedir agora e instalar depois?',
    answer: [
      'Sem problema: escolha na lista de visitas a data que for melhor. Se for mais adiante, o pedido fica guardado por 30 dias, e você marca quando puder.',
    ],
    alike: ['ainda não me mudei'],
  },
  {
    id: 'commercial',
    question: 'Instalam em loja, sala comercial ou escritório?',
    answer: [
      'Instalamos também em comércio e escritório: o CEP e o número dizem na hora se a fibra chega aí. O contrato pode sair no CPF ou no CNPJ.',
    ],
    alike: ['atende empresa'],
  },
  {
    id: 'installer-work',
    question: 'O técnico liga a TV ou deixa mais de um ponto?',
    answer: [
      'O técnico leva a fibra até um ponto, que você escolhe, e deixa o Wi-\u2060Fi funcionando. Outros pontos e cabos internos não estão incluídos; TV, videogame e câmera entram no Wi-\u2060Fi com a senha.',
    ],
  },
  {
    id: 'cable-reach',
    question: 'O cabo chega ao fundo do terreno?',
    answer: [
      'O técnico vê na visita o caminho do cabo, do poste até o ponto que você escolher, e combina com você antes de passar. A instalação é grátis; se não der para chegar, o contrato é desfeito sem custo.',
    ],
  },
  {
    id: 'rural',
    question: 'Atendem sítio ou zona rural?',
    answer: [
      `Em sítio e zona rural, só onde a fibra passa na estrada: o CEP diz na hora, e sem número vale “s/n”. Se não passa, uma pessoa diz se outra internet chega aí: ${contact.sales}.`,
    ],
    alike: ['instala em fazenda'],
  },
  {
    id: 'broken-modem',
    question: 'E se o modem queimar ou quebrar?',
    answer: [
      `O modem é emprestado, e defeito de uso normal é trocado sem custo. Dano por mau uso pode ser cobrado, com o valor informado antes. Quem avalia cada caso, como um raio, é o suporte: ${contact.support}.`,
    ],
  },
  {
    id: 'mother-none',
    question: 'E se não houver mãe no meu registro?',
    answer: [unusableAnswerReasons['motherName.none']],
  },
  {
    id: 'masked',
    question: 'Por que meus dados aparecem com bolinhas?',
    answer: [
      'As bolinhas escondem os seus dados de quem olhar a tela. O que você escreveu está guardado inteiro; na dúvida, escreva de novo.',
    ],
    alike: [
      'por que tá com bolinha',
      'que bolinhas são essas',
      'o nome da minha mãe tá escondido',
      'não dá pra conferir com essas bolinhas',
      'por que aparece tudo pontinho',
      'não consigo ver o que escrevi',
      'por que meu cpf aparece escondido',
    ],
  },
  {
    id: 'data-kept',
    question: 'Por quanto tempo guardam os meus dados?',
    answer: [
      `Se o pedido não for finalizado, documentos e conta são apagados depois de ${retentionDays.privateAnswers} dias sem uso, e o resto em até ${retentionDays.others}; ou já, em “${ownDataTexts.open}”, no alto. Com o pedido feito, ficam enquanto durar o contrato e pelos prazos da lei.`,
    ],
  },
  {
    id: 'shop',
    question: 'Tem loja física?',
    answer: [
      `Se há uma loja perto de você, uma pessoa diz: ${contact.sales}. Ela também faz o pedido por telefone, se você preferir.`,
    ],
    alike: ['onde vocês ficam'],
  },
  {
    id: 'group-discount',
    question: 'Idoso ou estudante tem desconto?',
    answer: [
      'Infelizmente não há desconto por idade, estudo ou profissão. O que baixa o preço, para qualquer pessoa, é pagar no débito automático.',
    ],
  },
] as const satisfies readonly FaqEntry[]

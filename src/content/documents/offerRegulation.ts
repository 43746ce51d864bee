import { brandName, contact, operatorName, streamings } from '../../api/contract/operatorSite/brandAndContact.ts'
import { daysToWithdraw } from '../../api/contract/daysToWithdraw.ts'
import { documents } from '../../api/contract/documentEditions.ts'
import { visitHoursInWords } from '../../api/contract/values/visitHours.ts'
import { globoplayFacts, onScreens } from '../streamingDetails.ts'
import { streamingOrder } from '../../api/contract/sale/streamings.ts'
import { speedName, wifi6From } from '../texts/planTexts.ts'
import type { Clause, LegalDocument } from './legalDocument.ts'

const first: readonly Clause[] = [
  {
    id: 'o-que-regula',
    heading: 'O que este regulamento regula',
    paragraphs: [
      'Ele vale para todas as ofertas de internet por fibra deste site. O que é próprio de cada uma, como preço, velocidade e multa, está no regulamento e na etiqueta dela, na página Regulamentos.',
      `Ele completa o documento ${documents.contrato.title}. Se algo aqui for menos favorável ao cliente do que a etiqueta, vale a etiqueta.`,
    ],
  },
  {
    id: 'quem-pode',
    heading: 'Quem pode contratar',
    paragraphs: [
      `Pessoas físicas a partir de 18 anos e empresas, com CPF ou CNPJ em situação regular, em endereço com rede da ${brandName} e porta livre.`,
      'As ofertas são para novos contratos, a não ser as de renovação e de migração, que são para quem já é cliente e aparecem depois da consulta do CPF.',
    ],
  },
  {
    id: 'validade',
    heading: 'Até quando a oferta vale',
    paragraphs: [
      'O preço mostrado na página vale para pedidos feitos enquanto ela o mostrar. Depois de finalizado o pedido, as condições dele não mudam, mesmo que a oferta saia do ar.',
      'Se a oferta mudar enquanto o pedido é feito, o site avisa e mostra as condições novas antes do aceite.',
    ],
  },
  {
    id: 'promocao',
    heading: 'Preço promocional e débito automático',
    paragraphs: [
      'O preço promocional vale pelo número de meses da etiqueta, com pagamento em débito automático. Sem débito automático, vale o preço por boleto, mostrado na mesma etiqueta. Depois do prazo, vale o preço cheio.',
      'Quem deixa o débito automático passa ao preço por boleto na fatura seguinte e volta ao desconto quando o ativar de novo, dentro do prazo da promoção.',
    ],
  },
  {
    id: 'instalacao',
    heading: 'Instalação e ativação',
    paragraphs: [
      `A instalação é grátis e pode ser marcada de manhã (${visitHoursInWords.manha}) ou à tarde (${visitHoursInWords.tarde}), em dias com horário livre. O cliente escolhe até três opções, e a primeira livre é reservada.`,
      `O modem é emprestado. Os planos a partir de ${speedName(wifi6From)} vêm com Wi-\u2060Fi 6.`,
    ],
  },
  {
    id: 'fidelidade',
    heading: 'Fidelidade e multa',
    paragraphs: [
      'O prazo de fidelidade, contado da instalação, e a multa por mês que faltar são os da etiqueta. A multa diminui a cada mês e nunca é maior do que a soma das mensalidades que faltam.',
      `Não há multa nos primeiros ${daysToWithdraw} dias, quando o contrato pode ser desfeito sem custo e sem explicação.`,
    ],
  },
  {
    id: 'streaming',
    heading: 'Streaming incluso',
    paragraphs: [
      'O streaming que vem com o plano está escrito no nome e na etiqueta dele, e a mensalidade já o inclui. Depois da instalação, um link por mensagem leva à ativação.',
      ...streamingOrder.map((slug) => `O ${streamings[slug]} pode ser visto ${onScreens(slug)}.`),
      `No ${streamings['globo-play']}, o titular inclui até ${globoplayFacts.members} pessoas da família, e os ciclos têm ${globoplayFacts.days} dias.`,
      'Quem cancela o streaming continua com acesso até o fim do ciclo já pago. Nos planos em que ele faz parte da oferta, o cancelamento antes do fim da fidelidade pode ter multa proporcional.',
    ],
  },
  {
    id: 'celular',
    heading: `Bônus para quem tem celular ${operatorName}`,
    paragraphs: [
      'O bônus de internet no celular vale por até 12 meses, enquanto a linha e a fibra estiverem ativas e em nome do mesmo CPF. A linha é confirmada no pedido, e o tamanho do bônus é o mostrado no plano.',
    ],
  },
  {
    id: 'colaboradores',
    heading: 'Oferta para colaboradores',
    paragraphs: [
      'A oferta para colaboradores vale para um contrato por pessoa, com o código enviado ao e-mail da empresa, enquanto durar o vínculo. Terminado o vínculo, o contrato segue com o preço da oferta equivalente para todos, avisado 30 dias antes.',
    ],
  },
  {
    id: 'limites',
    heading: 'O que não está incluído',
    paragraphs: [
      'Não fazem parte das ofertas obras no imóvel, cabeamento interno além do ponto do modem, aparelhos do cliente e o conteúdo pago de outras empresas que não esteja no plano.',
      'Ofertas não se somam, a não ser que as duas digam que sim.',
    ],
  },
  {
    id: 'duvidas',
    heading: 'Dúvidas',
    paragraphs: [`Vendas: ${contact.sales}. Suporte: ${contact.support}.`],
  },
]

export const offerRegulation: LegalDocument = {
  editions: { 1: first },
}

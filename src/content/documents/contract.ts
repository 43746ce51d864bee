import { company } from '../../api/contract/operatorSite/companyFacts.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { daysToWithdraw } from '../../api/contract/daysToWithdraw.ts'
import { documents } from '../../api/contract/documentEditions.ts'
import { speedName, wifi6From } from '../texts/planTexts.ts'
import type { Clause, LegalDocument } from './legalDocument.ts'

const first: readonly Clause[] = [
  {
    id: 'partes',
    heading: 'Quem contrata com quem',
    paragraphs: [
      `De um lado, a ${company}, autorizada pela Agência Nacional de Telecomunicações (Anatel) a prestar o Serviço de Comunicação Multimídia (SCM), chamada aqui de Prestadora.`,
      'De outro, a pessoa física ou jurídica identificada no pedido, chamada aqui de Cliente. Quem contrata como pessoa física declara ter 18 anos ou mais.',
    ],
  },
  {
    id: 'objeto',
    heading: 'O que é contratado',
    paragraphs: [
      'A Prestadora liga o endereço do pedido à sua rede de fibra óptica e fornece nele conexão fixa à internet, na velocidade do plano escolhido, sem limite de dados e sem prazo para acabar.',
      'O serviço é para uso do Cliente e de quem está com ele no endereço. Revender ou distribuir o sinal a terceiros depende de autorização da Anatel.',
    ],
  },
  {
    id: 'documentos',
    heading: 'Os documentos deste contrato',
    paragraphs: [
      `Fazem parte deste contrato a etiqueta padrão da oferta, o regulamento da oferta escolhida, o ${documents.oferta.title} e o resumo do pedido enviado por e-mail.`,
      'Se um documento disser uma coisa e outro, outra, vale a condição mais favorável ao Cliente. A Prestadora guarda as versões aceitas, e o Cliente pode pedir cópia delas a qualquer momento.',
    ],
  },
  {
    id: 'aceite',
    heading: 'Como o contrato nasce',
    paragraphs: [
      'O Cliente recebe este contrato, a etiqueta e o regulamento antes de contratar. O contrato nasce quando ele marca que leu e aceita os documentos e finaliza o pedido, e o número do pedido é mostrado.',
      'O pedido depende de viabilidade técnica no endereço e de análise de crédito. Sem uma das duas, a Prestadora avisa, nada é cobrado e o Cliente pode pedir que uma pessoa reveja a decisão.',
    ],
  },
  {
    id: 'arrependimento',
    heading: 'Direito de arrependimento',
    paragraphs: [
      `Como a contratação é feita fora da loja, o Cliente pode desistir em até ${daysToWithdraw} dias depois do pedido, sem custo e sem explicar o motivo, pelo mesmo canal em que contratou, como garante o artigo 49 do Código de Defesa do Consumidor.`,
      'Se a instalação já tiver sido feita, a Prestadora retira o equipamento sem custo e devolve o que tiver sido pago.',
    ],
  },
  {
    id: 'instalacao',
    heading: 'Instalação',
    paragraphs: [
      'A visita é marcada no pedido ou combinada por telefone. Uma pessoa maior de 18 anos acompanha o técnico e autoriza a passagem do cabo até o ponto escolhido.',
      'Quem mora em condomínio ou em imóvel alugado cuida da autorização do síndico ou do proprietário. Se a passagem do cabo não for possível, o contrato é desfeito sem custo para as duas partes.',
      'O Cliente pode remarcar a visita sem custo. Se a Prestadora faltar ao horário marcado, ela oferece outro com prioridade.',
    ],
  },
  {
    id: 'equipamento',
    heading: 'Equipamentos emprestados',
    paragraphs: [
      `O modem e o terminal de fibra são da Prestadora e ficam com o Cliente em comodato, sem aluguel, enquanto durar o contrato. Os planos a partir de ${speedName(wifi6From)} vêm com modem Wi-\u2060Fi 6.`,
      'O Cliente guarda o equipamento com cuidado e não o abre nem o leva para outro endereço. Defeito de uso normal é trocado sem custo. Perda ou dano por mau uso pode ser cobrado pelo valor do equipamento usado, informado antes.',
      'Terminado o contrato, a Prestadora marca a retirada sem custo. Passados 30 dias sem que ela retire, o Cliente deixa de responder pela guarda.',
    ],
  },
  {
    id: 'velocidade',
    heading: 'Velocidade e qualidade',
    paragraphs: [
      'A velocidade de download e de upload é a da etiqueta da oferta, medida por cabo de rede ligado ao modem. Ela segue as metas de qualidade da Anatel e pode ser conferida pelo Cliente a qualquer momento.',
      'Pelo Wi-\u2060Fi, a velocidade varia com a distância, as paredes, os aparelhos e as redes vizinhas. A Prestadora orienta sobre o melhor lugar para o modem.',
      'Se a velocidade contratada não puder ser entregue no endereço, o Cliente escolhe entre um plano menor, com o preço dele, e o cancelamento sem multa.',
    ],
  },
  {
    id: 'neutralidade',
    heading: 'Neutralidade da rede',
    paragraphs: [
      'Todo o tráfego é tratado do mesmo modo, sem distinção por conteúdo, origem, destino, serviço ou aplicação, como determina o Marco Civil da Internet (Lei 12.965, de 2014). As únicas exceções são as da lei, para proteger a rede e os serviços de emergência.',
    ],
  },
  {
    id: 'registros',
    heading: 'Registros de conexão',
    paragraphs: [
      'A Prestadora guarda por um ano, em sigilo e em ambiente controlado, o início e o fim de cada conexão e o endereço IP usado, como exige o Marco Civil da Internet. Não guarda o que o Cliente acessa.',
      'Esses registros só são entregues por ordem judicial, nos limites da lei.',
    ],
  },
  {
    id: 'dados-pessoais',
    heading: 'Dados pessoais',
    paragraphs: [
      `A Prestadora trata os dados do Cliente para analisar, instalar, cobrar e atender o contrato, como prevê a Lei Geral de Proteção de Dados (Lei 13.709, de 2018). O que é feito com cada dado está no documento ${documents.privacidade.title}.`,
      'Publicidade só é enviada a quem autorizou, e a autorização pode ser retirada a qualquer momento sem efeito sobre o serviço.',
    ],
  },
  {
    id: 'preco',
    heading: 'Preço e promoções',
    paragraphs: [
      'O preço da mensalidade, o prazo da promoção e o preço depois dela são os da etiqueta aceita no pedido. O desconto do débito automático vale enquanto o pagamento for feito desse modo.',
      'Com 30 dias de antecedência, a Prestadora avisa o Cliente do fim da promoção e do valor que passará a cobrar.',
    ],
  },
  {
    id: 'reajuste',
    heading: 'Reajuste',
    paragraphs: [
      'O valor pode ser reajustado uma vez por ano, em julho, pelo IPCA, ou pelo índice que o substituir. Nenhum reajuste é aplicado antes de 12 meses da contratação ou do reajuste anterior.',
    ],
  },
  {
    id: 'cobranca',
    heading: 'Fatura e pagamento',
    paragraphs: [
      'A cobrança começa no dia da instalação, e a primeira fatura é proporcional aos dias até o vencimento escolhido. A fatura chega por meio digital, ao menos cinco dias antes de vencer, sem custo, e a segunda via é gratuita.',
      'Sobre o valor pago em atraso podem incidir multa de 2%, juros de 1% ao mês e correção monetária, contados do vencimento.',
    ],
  },
  {
    id: 'contestacao',
    heading: 'Cobrança contestada',
    paragraphs: [
      'O Cliente pode contestar uma cobrança em até três anos. Enquanto a contestação é analisada, o valor contestado não é exigido nem leva à suspensão do serviço.',
      'A Prestadora responde em até 30 dias. Sem resposta no prazo, ou se o Cliente tiver razão, o valor é retirado. O que já tiver sido pago indevidamente volta em dobro, corrigido, salvo engano justificável.',
    ],
  },
  {
    id: 'atraso',
    heading: 'Pagamento em atraso',
    paragraphs: [
      'Se uma fatura não for paga, a Prestadora avisa o Cliente da dívida e do que pode acontecer. Passados 15 dias do aviso, o serviço pode ser suspenso, e a mensalidade não é cobrada durante a suspensão total.',
      'O pagamento, ou a primeira parcela de um acordo, restabelece o serviço em até 24 horas depois de confirmado. Se a suspensão durar 60 dias, o contrato pode ser encerrado e a dívida, informada aos órgãos de proteção ao crédito, com aviso antes.',
    ],
  },
  {
    id: 'fidelidade',
    heading: 'Fidelidade',
    paragraphs: [
      'Em troca do benefício da oferta, o Cliente pode aceitar um prazo de permanência, de no máximo 12 meses. O prazo, o benefício e o valor da multa por mês que faltar são os da etiqueta.',
      'Não há multa quando o cancelamento vem de descumprimento da Prestadora, de falta de qualidade do serviço, de mudança para um endereço que ela não atende ou do direito de arrependimento.',
    ],
  },
  {
    id: 'servicos-inclusos',
    heading: 'Streaming e serviços inclusos',
    paragraphs: [
      'Os aplicativos e streamings que vêm com o plano são de outras empresas, que têm termos de uso próprios. O Cliente ativa cada um com a conta dele.',
      'Se um serviço incluso deixar de existir, a Prestadora avisa, oferece outro de valor semelhante ou o desconto correspondente, e o Cliente pode cancelar sem multa se não aceitar.',
    ],
  },
  {
    id: 'interrupcoes',
    heading: 'Manutenção e interrupções',
    paragraphs: [
      'Manutenções programadas são avisadas com ao menos sete dias de antecedência. Por todo tempo sem serviço que não seja culpa do Cliente, o valor proporcional é descontado na fatura seguinte, sem que ele precise pedir.',
      'O reparo no endereço é marcado com o Cliente e não tem custo, a não ser que o dano venha de mau uso, o que é informado antes da visita.',
    ],
  },
  {
    id: 'suspensao-a-pedido',
    heading: 'Suspensão a pedido do Cliente',
    paragraphs: [
      'Quem está em dia pode suspender o serviço uma vez a cada 12 meses, por 30 a 120 dias, sem custo. Durante a suspensão não há mensalidade, e o prazo de fidelidade para de contar.',
    ],
  },
  {
    id: 'mudancas',
    heading: 'Mudança de endereço, de plano e de titular',
    paragraphs: [
      'O Cliente pode pedir mudança de endereço ou de plano quando houver viabilidade e oferta para isso. O preço e as condições novas são mostrados antes e valem só depois do aceite.',
      'O contrato pode passar para outra pessoa que atenda às mesmas condições, com a concordância dela e sem dívidas em aberto.',
    ],
  },
  {
    id: 'deveres-do-cliente',
    heading: 'O que cabe ao Cliente',
    paragraphs: [
      'Cabe ao Cliente pagar as faturas, manter os seus dados atualizados, cuidar da instalação elétrica e dos próprios aparelhos, permitir o acesso do técnico em horário marcado e usar a conexão conforme a lei.',
      'A Prestadora nunca pede senha, código recebido por mensagem ou pagamento antes da instalação. O Cliente que receber um pedido assim deve desligar e avisar.',
    ],
  },
  {
    id: 'direitos-do-cliente',
    heading: 'O que o Cliente pode exigir',
    paragraphs: [
      'São direitos do Cliente, entre outros da lei e do Regulamento Geral de Direitos do Consumidor de Serviços de Telecomunicações (RGC) da Anatel: informação clara, sigilo, atendimento com protocolo, resposta no prazo, o histórico das suas demandas, a cópia do contrato e a não suspensão do serviço sem aviso.',
    ],
  },
  {
    id: 'cancelamento',
    heading: 'Cancelamento',
    paragraphs: [
      `O Cliente pode cancelar quando quiser, pelo ${contact.support} ou por qualquer canal de atendimento, mesmo com faturas em aberto. Com atendente, o efeito é imediato. Sem atendente, o cancelamento vale em até dois dias úteis, e o Cliente pode voltar atrás nesse tempo.`,
      'A última fatura é proporcional aos dias de uso, somada à multa de fidelidade, se houver. O que tiver sido pago a mais é devolvido.',
    ],
  },
  {
    id: 'atendimento',
    heading: 'Atendimento',
    paragraphs: [
      `Vendas: ${contact.sales}. Suporte: ${contact.support}, todos os dias. Cada contato recebe um número de protocolo.`,
      'Se a resposta não resolver, o Cliente pode falar com a ouvidoria da Prestadora e depois com a Anatel, pelo telefone 1331 (1332 para quem tem deficiência auditiva) ou em gov.br/anatel, e com os órgãos de defesa do consumidor.',
    ],
  },
  {
    id: 'alteracoes',
    heading: 'Alterações deste contrato',
    paragraphs: [
      'Uma versão nova deste contrato vale para os pedidos feitos depois dela. Para contratos em vigor, só muda o que a lei ou a Anatel mandarem, ou o que o Cliente aceitar, com aviso de 30 dias.',
      'As condições da oferta não mudam durante o prazo de fidelidade.',
    ],
  },
  {
    id: 'lei-e-foro',
    heading: 'Lei aplicável e foro',
    paragraphs: [
      'Este contrato segue as leis brasileiras, em especial a Lei Geral de Telecomunicações (Lei 9.472, de 1997), o Código de Defesa do Consumidor (Lei 8.078, de 1990) e as normas da Anatel.',
      'Qualquer questão pode ser levada à Justiça no domicílio do Cliente.',
    ],
  },
]

export const contract: LegalDocument = {
  editions: { 1: first },
}

import { ownStreamingNames } from '../../api/contract/sale/streamings.ts'
import type { Key } from '../questions/answers.ts'
import type { EntryId } from './everyEntry.ts'

/** Short phrasings, clear only at an open question, by entry: 'qual o melhor dia?'. An offer counts as a plan. */
export const shortQuestions: { [K in Key]?: { [E in EntryId]?: string } } = {
  cep: {
    'cep-which': `o do vizinho serve; serve o do trabalho; pode ser o da minha vó; é o da instalação; é o cep da
      instalação; da minha casa; de onde; qual cep; de onde eu moro`,
    'cep-single': `serve o geral; serve o geral da cidade; é cep único; aqui só tem um; é um só pra cidade toda`,
    'unknown-cep': `onde vejo; como vejo; onde acho; como descubro; pelo nome da rua; pode ser pelo nome da rua; pode ser pelo endereço; e se eu não souber`,
  },
  number: {
    'number-which': `serve o do vizinho; o da frente serve; qual número; que número; número de que; da casa; do
      prédio; do apartamento; do prédio ou do apartamento; número da casa`,
    'number-none': `e se não tiver; não tem número e aí; posso por s n; minha casa não tem; pode ser só a quadra; e se
      for sem número`,
  },
  complement: {
    'complement-what': `o que é isso; o que é complemento; o que coloco; o que ponho; tipo o que; como assim; precisa;
      casa precisa; é obrigatório; e se for casa; bloco também; e se não tiver; tem que por`,
  },
  plan: {
    'streaming-cancel': `só internet; tem só internet; pode ser só internet; tem como ser só internet; tem sem
      streaming`,
    'plans-difference': `diferença; o que muda; não entendi a diferença; não entendi a diferença entre eles; diferença entre 600 e 700`,
    plans: `só tem esses; tem outros; tem mais; tem menor; qual o mais rápido; qual o maior; não tem menor`,
    'price-after': `é pra sempre; é fixo; pode ser fixo; aumenta; até quando`,
    renewal: `posso trocar depois; dá pra mudar depois; posso aumentar depois`,
    landline: `vem com telefone; tem telefone; vem telefone junto; vem com tv; tem tv`,
    devices: `dá pra usar três tvs; dá pra usar várias tvs ao mesmo tempo; várias tvs`,
    'best-plan': `qual mais vende; qual o povo mais compra; serve; é bom; dá conta; é o suficiente; 500 é bom; 500 mega é bom; 500 dá conta; qual devo escolher`,
    'streaming-included': `é pago a parte; é grátis; esses canais são grátis; tá incluso; paga a parte; o streaming é
      pago; já vem incluso`,
    mega: `o que é giga; o que é mega`,
    streaming: Object.values(ownStreamingNames)
      .map((name) => `o que é ${name.toLowerCase()}`)
      .join('; '),
    'installation-price': `já inclui instalação; com instalação; instalação inclusa`,
    modem: `e o wifi`,
    prices: `é por mês; é mensal; todo mês isso`,
    'installation-time': `quando vem; quando vocês vêm; quando vocês vêm instalar`,
  },
  name: {
    'name-whose': `apelido serve; serve nome social; nome social pode; precisa ser completo; pode ser apelido; nome de
      quem; de quem; o meu; do titular; tem que ser o titular; igual no documento; com sobrenome; nome completo`,
    'someone-else': `pode ser minha mãe; pode ser da minha esposa; pode ser outra pessoa`,
    business: `pode ser no nome da empresa`,
  },
  phone: {
    'phone-which': `só tenho fixo; é whatsapp também; esse é whatsapp; serve recado; pode ser da esposa; pode ser o da vizinha; pode ser fixo; serve fixo; pode ser
      whatsapp; tem que ser whatsapp; tem que ser tim; precisa ser tim; pode ser de outro ddd; com ddd; precisa do
      ddd; qual telefone; qualquer um; pode ser o da minha mãe; pode ser de recado; vão me ligar; vocês ligam; vai
      ficar me ligando; é só pra contato; chega sms; pra que vão usar; vão ficar ligando`,
  },
  email: {
    'at-sign': `onde fica o arroba; cadê o arroba; como faz o arroba`,
    'email-which': `pode ser o do marido; pode ser hotmail; serve gmail; serve hotmail; qualquer um; pode ser do
      trabalho; pode ser outro; qual email; a fatura vem por email; o boleto vem por email; pode ser o da minha mãe`,
    'email-needed': `pode mandar por whatsapp; manda por whatsapp; manda no zap; precisa mesmo; precisa; não tenho e agora; tem como sem; é obrigatório; posso criar depois; e se eu não tiver`,
    promotions: `vai mandar spam; vão mandar propaganda; vou receber propaganda; vou receber spam; vão encher minha caixa`,
  },
  acceptPromotions: {
    promotions: `é muito; é muita coisa; depende é muito; o que é isso; que tipo; o que vão mandar; posso cancelar depois; posso sair depois; manda muito`,
    'promotions-optional': `muda o preço; muda alguma coisa; faz diferença; precisa; é obrigatório; tem que aceitar`,
  },
  birthDate: {
    'birth-format': `formato; qual formato; com barra; precisa do ano; com o ano; como escrevo; só números`,
    'birth-which': `qual data; a do documento; a do rg; a da certidão; vale a do documento; vale a do rg`,
    age: `precisa ser maior; tenho 17 pode`,
    'someone-else': `pode ser da minha mãe; pode ser do meu marido; a minha; do titular`,
  },
  motherName: {
    'mother-died': `e se ela faleceu; e se já morreu; ela já morreu; mesmo falecida; faleceu e agora`,
    'mother-which': `pode ser a da tia; avó pode; madrinha serve; nome do pai serve; nome de solteira; nome de casada; nome completo; precisa ser completo; serve o do pai; pode ser o do pai; pode ser do meu pai; madrasta serve; adotiva serve; mãe de criação; pode ser a da vó`,
    'mother-none': `não tem no documento; e se não tiver`,
    'data-use': ``,
  },
  document: {
    'document-which': `serve rg; pode ser rg; serve cnh; pode ser cnh; tem que ser cpf; só cpf; pode ser passaporte;
      qual documento; que documento`,
    'document-format': `com pontos; com ponto; só números; com traço; precisa dos pontos`,
    credit: `vão ver meu nome; consulta meu nome; meu nome está sujo passa; nome sujo passa; com restrição passa; tem
      consulta; faz consulta`,
    'someone-else': `pode ser do meu pai; pode ser da minha esposa; pode ser da minha mãe; tem que ser o meu; pode ser
      outro`,
  },
  dueDate: {
    'due-day-best': `qual o melhor dia; qual o melhor; faz diferença; muda o valor; muda o preço`,
    'due-day-what': `o que é isso; o que é vencimento; é todo mês; dia de que; é o dia de pagar; qual dia cai`,
    'due-day-change': `posso mudar o dia depois; dá pra mudar depois; pode ser fixo; tem outro dia; tem dia 30; pode ser outro dia; só tem esses; pode ser no quinto dia útil`,
    'due-day-weekend': `e se cair no domingo; e se cair no fim de semana; e se for feriado`,
    late: `e se atrasar; tem juros`,
    'first-bill': `já paga esse mês; já cobra esse mês; posso pagar antes; quando começa; e o primeiro mês`,
  },
  directDebit: {
    'bill-price': `qual a vantagem; o que eu ganho; qual é mais barato; qual compensa mais; qual compensa; qual vocês indicam; qual o melhor; é mais caro; tem desconto; faz diferença; muda o preço; muda o valor; e se eu não quiser; vale a pena; tem taxa no boleto; perco o desconto; qual o desconto; de quanto é o desconto`,
    'debit-how': `como funciona; o que é isso; como é isso`,
    'pay-change': `posso mudar depois; dá pra trocar depois; posso cancelar depois`,
    'payment-methods': `e no pix; pode ser pix; e no cartão; só tem esses`,
    'bill-how': `boleto vem por email; como vem o boleto; vem pelo correio; como recebo`,
    'debit-banks': `o nubank faz débito automático; qualquer banco`,
    'debit-safe': `tenho medo de débito automático; tenho medo; não confio; é seguro; é confiável`,
  },
  bank: {
    'debit-banks': `qual banco é melhor; qual o melhor; quais aceitam; quais; qual banco; quais são; tem inter; tem
      nubank; tem caixa; tem picpay; pode ser conta salário; pode ser digital; pode qualquer um; qualquer um`,
    'debit-account': `precisa ser meu; tem que ser meu; tem que ser minha; da minha esposa pode; no nome do meu marido; pode ser da minha
      mãe; pode ser de outra pessoa; no meu nome`,
    'bank-missing': `não achei o meu; meu banco não está; não tem o meu; cadê o meu; meu banco não aparece; meu banco não está
      na lista`,
    'debit-safe': `é seguro; é confiável; precisa disso`,
  },
  agency: {
    'account-digit': `onde vejo; não sei onde vejo; onde fica; onde acho; o que é agência; o que é isso; qual agência; qual é; nubank qual agência; precisa do dígito; nubank é 0001`,
    'debit-safe': `é seguro; é confiável`,
  },
  account: {
    'account-digit': `onde vejo; não sei onde vejo; onde fica; onde acho; qual dígito; tem traço; com traço; o que é
      isso; precisa do dígito`,
    'debit-banks': `corrente ou poupança; pode ser conta salário`,
    'debit-account': `tem que ser minha; pode ser de outra pessoa`,
    'debit-safe': `é seguro; é confiável`,
  },
  schedule: {
    'visit-duration': `demora muito`,
    reschedule: `posso mudar depois; dá pra mudar depois; posso trocar depois`,
    'at-home': `meu marido vai estar; meu marido vai estar pode; minha mãe vai estar; e se eu não estiver; tenho que estar; pode ser minha mãe; quem precisa estar; pode ser outra pessoa; minha esposa pode receber`,
    'installation-time': `tem antes; tem mais cedo; tem hoje; hoje dá; amanhã pode; amanhã dá; qual o mais rápido;
      qual a mais rápida; qual a mais próxima; tem mais perto; tem pra essa semana`,
    'installation-price': `quanto custa; é de graça; é pago; cobra; tem que pagar`,
    'visit-call': `ele liga antes; avisam antes; vocês avisam; tem hora marcada; horário certo; que horas exatamente; liga antes`,
    'visit-many': `posso escolher mais de uma; quantas posso escolher; só uma; quantas`,
    'visit-hours': `pode vir sábado; instala sábado; qual o melhor dia; tem de noite; pode ser à noite; tem domingo;
      tem sábado; tarde que horas`,
  },
}

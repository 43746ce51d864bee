import type { Key } from '../content/questions/answers.ts'

/** How visitors name the answer that they are about to give. */
export const labelNames: { [K in Key]?: string } = {
  cep:
    'cep( (da instalacao|de casa|da minha casa|da minha rua|da rua|daqui|correto|certo))?|codigo postal|' +
    'zip( code)?',
  motherName:
    'nome dela|nome (completo )?(da |de )?(minha )?(mae|mamae|genitora)|(nome )?(da )?minha (querida |' +
    'falecida |finada )?(mae|mamae|maezinha|maezona|mainha|veia|velha|veinha|coroa|progenitora)|mae|mamae|maezinha|mainha|genitora|mother.?s name',
  name:
    '(me )?chamo(-?me)?|me llamo|nome completo|nome|nombre|name|sou eu,?|sou [oa]|aqui quem fala|quem fala|' +
    'aqui(?= (?:e|eh|quem|[oa]) )|pode me chamar de|i am',
  phone:
    '(numero (do |de |da )?)?(telefone|tel|fone|celular|cel|whats ?app|whats|wpp|zap|contato|' +
    'linha|phone)( (com ddd|para contato|de contato|pra contato|fixo|celular|whatsapp))?',
  email: 'e[- ]?mail|mail|correo',
  birthDate:
    'data (de )?(nascimento|nasc)\\.?|dt\\.? ?(de )?nasc(imento)?\\.?|d\\.?n\\.?|nasci|' +
    'nascid[oa]|nascimento|nasc|aniversario|born|naci',
  document: '(numero (do |de )?)?(cpf|cnpj|mei|documento)(/cnpj)?( da empresa| do mei)?',
  dueDate: '(dia (do |de )?|data (do |de )?)?vencimento|vencer|vence|venca|venc|dia (de|do|para|pra) pagar',
  agency: '(numero da )?(agencia|ag)',
  account:
    '(numero da )?(cuenta|(?<!\\b(?:dav|dar|deu|dao|dand)\\w* )conta(?! de (?:luz|agua|gas|energia|telefone|internet))( corrente| poupanca| salario| com digito| bancaria)?|c/c|c\\.c\\.|cc|cp|' +
    'poupanca|corrente)',
  bank: 'banco',
  number:
    'numero d[ao] (minha )?(casa|residencia|porta|predio)|numero|(house )?number|num|nro|nr|n[º°]|no\\.|n\\.|casa n(umero|[º°o])?',
  complement: 'complemento|compl|comp',
  plan: 'plano',
  block: 'quadra|qd|q(?= ?\\d)',
  lot: 'lote|lt',
  state: 'estado|uf',
  city: 'cidade',
  neighborhood: 'bairro',
  street: 'endereco',
  schedule: 'instalacao|visita|agendar|instalar',
}

/** How visitors name an answer that they change, in addition to its label. */
export const otherNames: { [K in Key]?: string } = {
  motherName: 'mae',
  cep: 'endereco|local',
  complement: 'apartamento|apto|bloco',
  plan: 'planos|velocidade|oferta|pacote',
  birthDate: '(data|ano) (que|em que) (eu )?nasci|idade|sou de(?= \\d)|f(aco|iz) anos',
  dueDate: 'pagamento|dia (de|do) (pagar|boleto)|dia(?= (?:pra|para|pro) (?:o )?(?:dia )?\\d)',
  directDebit: '(forma|jeito) de (pagamento|pagar)|debito( automatico)?|boleto|carne|loterica',
  schedule: 'horario|tecnico|periodo|agendamento',
  acceptPromotions: 'promos?|promocoes|promocao|ofertas|propagandas?|novidades',
  name: 'sobrenome|titular',
  visitNote: 'recado|observacao',
}

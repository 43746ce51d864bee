/** Whether a sentence speaks of somebody else's data: it answers nothing about the visitor. */
export function isAboutOthers(plain: string): boolean {
  const words = plain.replace(/\S+@\S+/g, ' ').replace(theMother, ' ')
  return someoneElse.test(words) || owned.test(words)
}

/** Whether the visitor is not sure of what is said, or says more than one thing. */
export function isHedged(plain: string): boolean {
  return hedge.test(plain.replace(/\S+@\S+/g, ' ')) || otherNumber.test(plain)
}

/** Whether a text is no sentence of a visitor: markup, code, a query, or longer than anybody answers. */
export function isForeign(text: string): boolean {
  return (
    text.length > 500 ||
    /<[/?]?[a-z!][^>]*>?|javascript:|https?:\/\/|www\.|\b(select|drop|insert|delete|union)\b.{0,40}\b(from|table|into|select)\b|\bor\s+['"]?1['"]?\s*=|\$\{|\{\{|`|--\s*$|;\s*--|ignore (all|previous|as|todas)|system prompt/i.test(
      text.replace(/<[^\s<>]+@[^\s<>]+>/g, ' '),
    )
  )
}

const people =
  'm[ae]e?zinha|mae|mamae|pai|papai|marido|espos[oa]|mulher|filh[oa]s?|irma[o]?|vizinh[oa]|amig[oa]|' +
  'namorad[oa]|noiv[oa]|sogr[oa]|ti[oa]|av[oó]|vo|prim[oa]|chefe|cunhad[oa]|patrao|patroa|velh[oa]|coroa|' +
  'net[oa]|sobrinh[oa]|companheir[oa]|ex|trabalho|servico|firma|escritorio|padrinho|madrinha|padrasto|' +
  'madrasta|inquilin[oa]|don[oa]|colega|soci[oa]|genro|nora|contador|gerente|sindic[oa]|funcionari[oa]|' +
  'cliente|corretora?|menin[oa]'
const someoneElse = new RegExp(
  '\\bnao e(h|) (o |a )?(meu|minha)\\b|\\b(meu|minha|meus|minhas|nosso|nossa|seu|sua|d[oa]|de um[a]?|' +
    `num[a]?|um[a]?|com [ao]|pelo|pela|no nome de)\\s+(outr[oa]\\s+|falecid[oa]\\s+)?(${people})\\b|` +
    '\\b(dele|dela|deles|delas|outra pessoa|outro cpf|de terceiros|fulano|de alguem|antig[oa]|anterior|' +
    'ficticio|fals[oa]|inventad[oa]|por exemplo|exemplo|ex-)\\b',
)
/** The mother's name is asked for: naming her is no talk of others. */
const theMother =
  /\b(o )?nome (completo )?(da |de )?(minha )?(mae|mamae|genitora)\b|(?<!da )(?<!d)\b(a )?minha (querida |falecida )?(mae|mamae)(,| (e|eh|se chama|chama|chamava|se chamava|era)\b)|\bo (nome )?dela (e|era)\b/g
/** 'o CPF do João', 'a conta da loja': a thing of this kind that belongs to somebody. */
const owned =
  /\b(cpf|cnpj|documento|telefone|celular|zap|whatsapp|e-?mail|nascimento|conta) (d[oae]|dos|das) (?!(meu|minha|empresa|loja|casa|titular|contato|itau|bb|banco|caixa|inter|nubank|bradesco|santander|sicredi|sicoob|c6|picpay|nu|telefone|celular|debito|whatsapp|luz|agua|instalacao|assinante|contratante|contrato|pessoa|gmail|hotmail|outlook)\b)[a-z]/
/** Numbers of other things. */
const otherNumber = /\b(protocolo|pedido|senha|rg|cnh|matricula|ramal|pis)\b[^@]{0,12}\d/
const hedge =
  /\b(acho|talvez|se nao me engano|nao (me )?lembro|nao tenho certeza|sem certeza|nao (to|estou) cert[oa]|parece que|pode ter sido|mais ou menos|algo (como|assim)|ou sera|depende|sei la|quem sabe|provavelmente|deve ser|era|ja foi|vou (confirmar|ver|mudar)|se fo(sse|r)|caso|errad[oa](?!,? (e|eh|o certo|o correto)\b)|(perto|depois|antes|proximo) d[aoe](?! amanha)|ao lado|em frente|maybe|i think|chut(o|ando)|creio|imagino|por volta|entre)\b/

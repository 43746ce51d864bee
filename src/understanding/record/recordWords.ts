import { smallWords, wordSet } from '../line/smallWords.ts'

const said =
  'escolhi|peguei|coloquei|informei|dei|digitei|pus|botei|mandei|escrevi|respondi|passei(?! n[oa])|(?:falei|disse)$|eu (?:\\S+ ){0,2}(?:disse|falei)|tinha (?:te |lhe )?\\w+d[oa]'
const taken =
  '(?:anot|registr|const|salv|grav|guard|coloc|bot|peg|marc|mud|troc|agend|cadastr)(?:ou|aram)|entendeu|constando|(?:anot|registr|marc|cadastr|agend|guard)(?:ad[oa]s?|ar)|consta|ficou|ficaram|cade|pos|puseram|apareceu|corrigiu|(?:arrum|consert)ou|valendo'

/** Says that an answer was taken or told. */
export const stands = new RegExp(
  `\\b(?:${[
    said,
    taken,
    'fo(?:i|ram) (?:corrigid|mudad|trocad|alterad|salv|atualizad|escolhid|cert)[oa]s?',
    'esta (?:(?:cert|corret|anotad|registrad|salv|marcad)\\w*|ai|la|como|o de)|saiu cert\\w+',
    '(?:qual|que) (?:\\S+ ){0,3}esta ai|(?:qual|que) (?:\\S+ ){1,2}vale|me lembra',
    '(?:qual|que) (?:(?:e|era|foi|o|a) )*(?:meu|minha|(?:nome|dia) d[oe] (?:meu )?(?:plano|vencimento))',
  ].join('|')})\\b`,
)

/** Asks, with or without a mark. */
export const asks =
  /^(?:(?:e|mas|entao|ai) )*(?:qual|que|para que|em que|como (?:e que )?(?:ficou|esta)|esqueci (?:qual|que)) |^(?:(?!nao|se)\S+ ){0,3}me (?:diz|fala|lembra|confirma|informa) |^(?:\S+ ){0,4}(?:confere (?:para mim )?se|ve (?:ai |para mim )?se|nao (?:me )?lembro se|quer(?:ia|o) saber|so para eu saber|gostaria de saber|da uma olhad\w+)\b|\bqual (?:que )?(?:esta|vale|ficou)\b|\bsim ou nao\b|\bne\b|\S ou \S|\bcerto\W*$/

const verb = '(?:tem|(?:preench|anot|registr|respond|escrev|coloc|digit|guard|salv|sab)\\w+)'
/** Matches 'O que cê já tem meu aí?', 'me fala o que ela preencheu', 'como tá meu pedido até agora?' */
export const asksAll = new RegExp(
  [
    `\\bo que (?:(?:e )?que )?(?:(?:eu|ele|ela|voces?|a gente|ja|esta|foi) )*(?:${verb} )+(?:(?:meu|minha)(?= (?:ai|aqui|ja|ate|guard|anot)|\\W*$)|de mim|sobre mim|ai(?! de)|ate agora|ate aqui)`,
    '\\bme fala o que .*\\bpreench\\w+',
    '\\b(?:como (?:(?:e )?que )?|em que pe )(?:esta|estao|ficou|anda) (?:(?:o|a|meu|minha) )*(?:pedido|tudo|cadastro|contratacao)\\b(?! d[aeo] (?!mim))',
  ].join('|'),
)

/** The words that ask whether a said value is right: 'a agência é 0288, dá pra ver que tá certo?', 'como sei se é 67980?' */
export const checks = /\b(?:da para ver|como (?:eu )?sei|ter certeza|confirma)\b/
/** Says that the visitor has chosen. */
export const ofChoice = /\b(?:escolh\w+|marcad[oa]|anotad[oa])\b/
/** Asks whether something is so, if nothing else is said. */
export const isSo =
  /\b(?:ne|mesmo|cert[oa]|certinho|correto|assim|isso|esta|tem (?:o |a )?(?:meu|minha)|sabem?|entrou|saiu|passou|foi|termina|antes)\b/
/** Changes an answer rather than asks of it. */
export const changes =
  /\b(?:na verdade|mud(?:a|e|ei|ar)|troc(?:a|ar)|troque|alter(?:a|ar)|corrig\w+|corrij\w+|(?:cert[oa]|correto|novo|agora) e|mas (?:quero|prefiro)|errei)\b/

/** Questions about a price, a reason, a possibility or the future. */
export const ofOther =
  /\b(?:quanto|preco|valor|car[oa]|custa|mais|por ?que|motivo|posso|podia|da para|consig\w+|consegue|remarc\w+|como (?:eu )?(?:mud|troc|faco)|vai|vao|vou|recebo|chega|quando|quem|numero d[oe] (?:meu )?pedido|pedido tem numero|protocolo|volt[ao]r?|a?onde|errad[oa]|aprovad[oa]|a ver|resto)\b|r\$/
/** The reason, the other possibility or the denied value after a question: 'colocou débito? pq meu genro disse que …' */
export const besideQuestion = /(?<=\S )(?:porque|pois|ou (?:ainda )?(?:vou|vai|vao)|nao (?:d[oa]|e|era)) .*$/

/** The words beside an answer's name and value that say nothing else. */
export const besideValue = wordSet(
  'tudo nome cep numero casa rua complemento plano celular telefone mae nascimento cpf cnpj vencimento pagamento boleto debito automatico ' +
    'agencia conta banco visita tecnico instalacao data dia todo endereco email mail propaganda promocao mega giga globoplay globo hbo max ' +
    'paramount manha tarde noite certo certa certinho correto corretos assim tem com voces sistema cadastro pedido segunda terca quarta quinta ' +
    'sexta sabado confirma confere saiu entrou passou foi deu esta estao continua segue entao sem verdade sim nao enquanto final termina terminado ' +
    'nove constando ddd zap vem fica falei disse era diz fala saber sabem qual antes filha filho marido esposo esposa pai sogra irma irmao vizinha',
  smallWords,
)

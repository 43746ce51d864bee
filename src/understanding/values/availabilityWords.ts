/** The meanings of single words next to days. Words of one kind share one row. */
export type WordKind =
  | 'stop'
  | 'else'
  | 'if'
  | 'no'
  | 'nor'
  | 'busy'
  | 'free'
  | 'yes'
  | 'only'
  | 'past'
  | 'other'
  | 'any'
  | 'soonest'
  | 'last'
  | 'and'
  | 'or'
  | 'unknown'
  | 'fill'

const ofWork = 'trabalho|servico|emprego|escola|facul(?:dade)?|plantao'
const named = 'dom|seg|ter|qua|qui|sex|sab|manha|tarde|dia'
const is = '(?:tiver|der|deu|houver|for(?: possivel)?|puder(?:em)?(?: ser)?|rolar|conseguir(?:em)?|tem|ter|tenha|haja)'
const whenever = '(?:der|pud\\w+|quis\\w+|tiver\\w*|for (?:melhor|possivel)|possivel)'

/** The first match wins. */
const kinds: readonly (readonly [WordKind, string])[] = [
  [
    'fill',
    '(?:(?:sao|as) )*(?:mais )?(?:uma|1|duas|2|tres|3) (?:datas?|opcao|opcoes|visitas?)|em primeiro lugar|mant(?:em|enha|er)|no lugar(?! d)|em vez disso|se (?:precis\\w+|(?:for )?necessario)|(?:como|de|na|por) (?:reserva|garantia)|(?:como|sendo|de) (?:a )?(?:primeira|segunda|terceira) (?:opcao|data|escolha)|plano [ab]|n?d?ess[ae] (?:ordem|sequencia)|bom dia|boa tarde|boa noite|mais ou menos|pelo menos|no minimo|com certeza|tudo bem|por favor|(?:esta |e )?(?:bom|otimo|perfeito|massa) demais',
  ],
  [
    'fill',
    '(?:tem|teria) como|pelo amor de deus|(?:(?:como|conforme|igual|que|eu|ja|te|tinha) )*(?:pedi(?:do)?|falei|disse|dito|avisei|combin(?:ei|amos|ado))(?: (?:antes|ja|la atras))?',
  ],
  ['fill', `(?:tambem )?se (?:[ao] )?(?:segunda|terca|quarta|quinta|sexta|sabado|primeir[oa])(?:-feira)? nao ${is}`],
  ['fill', '(?:antes|depois)(?: disso)? nao(?: (?:posso|da|consigo|rola|pode))?'],
  ['fill', 'hm+|(?:para|pra) nao (?:ter|dar) (?:erro|problema)|n?d?esse msm dia'],
  ['other', 'vence?[mr]?|vencimento|fatura|boleto|salario|pagamento|(?:tarde )?demais|ja e tarde'],
  [
    'else',
    `(?:(?:se|caso) nao|senao|caso contrario|ou entao)(?: (?:${is}|de(?! (?:manha|tarde))))?(?: (?:certo|como|jeito|vagas?|horarios?))?(?! pod(?!e ser\\b))|em ultimo caso|em segundo lugar`,
  ],
  [
    'else',
    '(?:se|caso) (?:chov\\w+|(?:estiver|tiver) chov\\w+|der (?:chuva|problema|ruim))(?: (?:muito|forte|demais))?',
  ],
  ['else', 'mas (?:tambem )?(?:pode|serve|da|topo|aceito|consigo)(?: ser)?'],
  ['if', `(?:se|caso|quando) ${is}(?= .)`],
  [
    'last',
    '(?:o )?mais tarde (?:possivel|que der)|por ultimo|(?:o )?ultimo dia(?! d[aeo] )|(?:o )?dia mais (?:longe|distante)(?: possivel)?',
  ],
  [
    'soonest',
    `(?:o )?(?:quanto antes|quanto mais cedo|antes possivel)|(?:[oa] )?mais (?:cedo|rapid[oa]|proxim[oa])(?: possivel| que ${whenever})?`,
  ],
  [
    'soonest',
    `(?:assim|logo) que ${whenever}|[oa] primeir[oa]|primeir[oa](?= (?:opcao|data|dia|vaga|horario|manha|tarde|visita))`,
  ],
  ['soonest', 'para (?:ja|agora|ontem)|agora mesmo|(?:com )?urgen\\w+|imediatamente'],
  [
    'any',
    '(?:em )?qualquer(?: (?:uma?|1|dia|hora|horario|data|periodo))?|tanto faz(?: (?:o )?(?:dia|horario|periodo))?|indiferente|nao tenho preferencia',
  ],
  ['any', `[oa] que (?:voces )?${whenever}|quando (?:voces )?${whenever}|tod[oa]s?(?: [oa]s?)?(?: dias?)?`],
  [
    'past',
    'passad[oa]s?|retrasad[oa]s?|(?:ja )?(?:vieram|veio|foram|fui|estive\\w*|esper(?:ei|amos)|tinha|tava|estava|era|apareceu|apareceram)',
  ],
  ['past', '(?:marc|falt|remarc|cancel|instal|lig|fal)(?:aram|ou|amos|ei)|marquei|remarquei|disseram|prometeram'],
  [
    'free',
    `(?:trabalh|tramp)\\w+ (?:(?:em|de) casa|remoto)|home ?office|nao tenho (?:nada|compromisso|aula|${ofWork})|folg\\w+|de ferias`,
  ],
  ['free', 'livres?|(?:estou |fico |fica |esta )?em casa|desocupad[oa]|sem problemas?|tranquil[oa]'],
  ['unknown', 'nao (?:sei|lembro|tenho certeza)'],
  ['yes', 'sim|ok|beleza|posso|consigo|(?:(?:e|seria|fica|para mim|pra mim) )*(?:perfeit[oa]|ideal|excelente)'],
  ['no', '(?:nem|nao) (?:adianta|rola|pensar)'],
  [
    'nor',
    '(?:(?:tir|retir|remov|exclu|cort|apag|desmarc)\\w{1,3})(?= (?:(?:[oa]s?|ess[ae]|d[aeo]|data|visita|opcao) )*(?:dia|segunda|terca|quarta|quinta|sexta|sabado|\\d))|nem|sem ser|a nao ser|com excecao d[aeo]|exceto|menos|tirando|fora(?! de| da)|salvo',
  ],
  ['no', 'nao|nunca|jamais|impossivel|ninguem|dificil|complicado|ruim'],
  [
    'busy',
    `trabalh\\w+|tramp\\w+|durmo|dormindo|vou (?:n[oa]s?|ao?s?|ate|fazer|levar|buscar|tirar) (?!(?:casa|instala|${named}|primeir|terceir|ultim|opca|horario|periodo|mais|que))[a-z]+|${ofWork}|expediente|estud\\w+|estou n[oa] (?:${ofWork}|estagio|academia|curso|obra|roca|sitio|hospital|consultorio|loja|salao|rua|firma|aula|feira)|(?:vou )?viaj\\w+|ocupad[oa]s?|fora d[ae] (?:casa|cidade)|entro(?: no (?:${ofWork}))?(?= as? )`,
  ],
  [
    'busy',
    `tenho (?!(?:disponibilidade|folga|ferias|preferencia|tempo|livre|vaga|horario|a|de|[oa]s?|um|${named})\\b)[a-z]+|(?:tem )?(?:compromisso|consulta|medico|dentista|aula|reuniao|prova)|tem (?:feira|jogo|festa|missa|culto|fisio\\w*|exame)`,
  ],
  ['only', 'so|somente|apenas|unicamente'],
  ['and', 'e|mais|\\+'],
  ['or', 'ou'],
  ['stop', 'mas|porem|so que|que|porque|por_que|pois|entao|por isso|ja que|contudo'],
]
const patterns = kinds.map(([kind, words]) => [kind, new RegExp(`^(?:${words})(?![a-z0-9])`)] as const)

/** The kind of the word that a text begins with. */
export function wordAt(rest: string): { kind: WordKind; length: number } | null {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(rest)
    if (found) return { kind, length: found[0].length }
  }
  return null
}

const ordinals = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const place = new RegExp(
  `^(?:[oa] )?(?:(${ordinals.join('|')}|ultim)[oa] (?:opcao|data|vaga|horario|visita|da lista)|(?:opcao|numero) (?:numero )?([1-9]))\\b`,
)

/** The position that words name in a list: 'segunda opção'; 'a última data' is -1. */
export function placeAt(rest: string): { nth: number; length: number } | null {
  const found = place.exec(rest)
  if (!found) return null
  const [all, ordinal = '', digit] = found
  const nth = digit === undefined ? (ordinal === 'ultim' ? -1 : ordinals.indexOf(ordinal) + 1) : Number(digit)
  return { nth, length: all.length }
}

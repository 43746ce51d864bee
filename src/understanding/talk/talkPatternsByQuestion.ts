import type { Key } from '../../content/questions/answers.ts'
import { age, ofBirth, ofDocument, ofMother, ofNames, ofSigner, ofWhom } from './personQuestionPatterns.ts'
import { streamingName } from '../plans/streamingWords.ts'
import type { Pattern } from './talkPatterns.ts'

const ofNumber: readonly Pattern[] = [
  [
    'otherStreet',
    /\bnao (?:e|eh) (?:n?[ao] )?(?:essa )?(?:rua|avenida|travessa)\b|\b(?:rua|endereco) (?:errad[oa]|e outr[oa])\b|\bmoro (?:na|em|em outra) (?:avenida|rua|outra)\b/,
  ],
  [
    'wiring',
    /^(?!.*\bja (?:tem fibra|pass\w+|cheg\w+)\b).*(?:\b(?:fios?|cabos?|fiacao)\b.*\b(?:poste|rua|terra|subterr\w+|outra|antig\w+|operadora|empresa|vizinh\w+)\b|\b(?:poste|subterr\w+)\b.*\b(?:fios?|cabos?|fibra)\b)/,
  ],
  [
    'tenantBefore',
    /\b(?:inquilin\w+|morador\w*|dono) (?:de )?(?:antes|antig\w+|anterior|velh[oa])\b|\bja (?:tem|tinha|teve) (?:uma )?(?:instalac\w+|modem|cabo|ponto)\b/,
  ],
]

const ofDueDay: readonly Pattern[] = [
  ['splitBill', /\b(?:em )?duas vezes\b|\bdividi\w+\b|\bparcelar\b|\bmetade\b.*\bmetade\b/],
]

const ofVisit: readonly Pattern[] = [
  [
    'badVisit',
    /\b(?:ultima|outra) vez\b.*\b(?:esper\w+|plantad[oa]|ninguem|nao (?:veio|apareceu|vieram)|faltou|faltaram|sumi\w+)\b|\bplantad[oa]\b/,
  ],
]

const ofCoverage: readonly Pattern[] = [
  [
    'partCep',
    /^(?!.*\b(?:cheg\w+|passa|tem|rua|cobr\w+)\b)(?:.*\b(?:comec\w+|resto|final|fim|metade)\b.*\bnao (?:lembro|sei)\b|.*\b(?:so (?:sei|lembro)|lembro so|nao (?:sei|lembro))\b.*\b(?:comec\w+|resto|final|fim|metade)\b)/,
  ],
  [
    'whichHome',
    /^(?!.*\b(?:multa|fibra|cobr\w+|atend\w+|cheg\w+|marcad\w+|agend\w+)\b).*\b(?:(?:da|na|pra|para a|de) (?:casa|lugar) nov[oa]|(?:vou|me|vamos|eu) (?:me )?(?:mudar|mudo|mudamos)|mudanca|onde (?:eu )?vou morar)\b/,
  ],
  [
    'coversHere',
    /\b(?:cobre\w*|atende\w*|cheg(?:a|ou|am|aram)|pega|tem (?:fibra|internet|sinal|cobertura|rede))\b.*\b(?:bairro|jardim|vila|parque|centro|cidade|rua|conjunto|residencial|condominio|aqui|regiao)\b/,
  ],
]

const ofPayment: readonly Pattern[] = [
  [
    'switchPay',
    /\bcomec\w+ (?:n[oa]|com o|pelo) (?:boleto|debito)\b.*\b(?:depois|quando|ai)\b|\b(?:depois|quando)\b.*\b(?:pass\w+|mud\w+|troc\w+)\b.*\b(?:automatico|debito|boleto)\b/,
  ],
  [
    'badDebit',
    /^(?!.*\b(?:boleto|sim|pode|quero|prefiro|vai|bota)\b)(?=.*\b(?:debito|automatico)\b).*\b(?:tive|deu|da|sofri)\b.*\b(?:problemas?|dor de cabeca|duas vez\w*|em dobro)\b/,
  ],
  [
    'billFee',
    /^(?!.*\b(?:boleto|debito) (?:mesmo|entao)\b).*\b(?:assalto|roubo|absurdo|abuso|exploracao|sacanagem|venda casada)\b/,
  ],
]

const ofBank: readonly Pattern[] = [
  ['jointAccount', /\bconjunta\b/],
  ['salaryAccount', /\bconta ?(?:de |do |e )?salario\b/],
  [
    'savings',
    /\bpoupanca\b.*\b(?:vale|serve|pode|aceita|da|problema|funciona)\b|\b(?:vale|serve|pode|aceita|da)\b.*\bpoupanca\b/,
  ],
  ['password', /^(?!.*\bwi ?fi\b).*\bsenhas?\b/],
  [
    'notAtHand',
    /\b(?:cartao|dados|numero|papel|aplicativo|app)\b.*\b(?:nao (?:esta|acho|achei|tenho)|esta com|ficou|longe|perdi|esqueci)\b|\bnao (?:tenho|estou com) (?:o |a |os )?(?:cartao|dados|numero)\b/,
  ],
]

const whichBank: Pattern = ['whichBank', /^(?:(?:ih+|eu|ah|e|olha|entao|bom) )*tenho\b.*\be\b.*\bqual\b/]

const ofOtherHolder: Pattern = [
  'otherAccount',
  /\bconta (?:\S+ ){0,4}(?:d[oa]|nome d[oa]) (?:meu|minha) (?:marido|espos[oa]|mulher|mae|pai|filh[oa]|irma|irmao|namorad[oa]|sogr[oa])\b/,
]

const ofAccount: readonly Pattern[] = [
  ofOtherHolder,
  ...ofBank,
  [
    'noAccountData',
    /\bnao (?:me sinto|(?:quero|queria|gosto de|vou) (?:te )?(?:passar|dar|informar|dizer|por|colocar|botar)|(?:passo|informo)\b(?!.*\bsenha))|\b(?:perigos[oa]|arriscad[oa])\b|\b(?:e|sera que e|nao e|acha) (?:bem |mesmo )?seguro\b(?! desemprego)|\b(?:medo|receio) de (?:passar|dar|informar|por|colocar)\b/,
  ],
]

const ofAgency: readonly Pattern[] = [
  [
    'agencyDigit',
    /\b(?:digito|ess[ea] \d|ultimo)\b.*\b(?:precisa|tambem|conta|entra|vai)\b|\bprecisa\b.*\b(?:digito|ess[ea] \d)\b/,
  ],
]

const agencyByPlace: Pattern = [
  'agencyByPlace',
  /^(?!.*(?:\d|\b(?:conta|conjunta|digital|nao tem)\b)).*\b(?:aquela d[oa]|perto d[oa]|do lado d[oa]|em frente|d[oa] (?:avenida|rua|praca|centro|shopping|bairro))\b/,
]

const ofPromotions: readonly Pattern[] = [
  [
    'onlyByApp',
    /^(?!.*\b(?:pode|sim|quero|manda)\b).*\b(?:so |se for |prefiro |somente |apenas )(?:se for )?(?:por|pelo|no|via) (?:zap|whats\w*|sms|mensagem)\b/,
  ],
  [
    'onlyByApp',
    /^(?:da para|pode ser|tem como|consigo|rola)\b(?!.*(?:[,;]|\b(?:mas|cancel\w+|sair|parar)\b)).*\b(?:por|pelo|no|via) (?:zap|whats\w*|wpp|sms)\b/,
  ],
  [
    'fewerMails',
    /^(?!.*\b(?:sim|quero|pode|manda|internet|wi ?fi|cai)\b).*\b(?:tod[oa] (?:santo )?(?:dia|hora|semana)|frequencia|quantos (?:por|e ?mails))\b/,
  ],
  ['whatGain', /\b(?:ganho|ganha|vantagem|beneficio)\b/],
  [
    'onlyIf',
    /^so se (?:for|tiver|vier)\b|^(?!(?:sim|s|claro|pode|quero|nao|n|aceito)\b).*\bse (?:for|tiver|tem|vier)\b.*\b(?:descont\w+|estudante|barat\w+)\b/,
  ],
  [
    'leaveList',
    /^(?!.*\b(?:internet|plano|mes|contrato|multa|pedido)\b).*\b(?:depois|se eu (?:falar|disser|aceitar|por)|consigo|posso|da para)\b.*\b(?:parar|cancelar|sair|descadastr\w+|tirar)\b/,
  ],
]

const ofEmail: readonly Pattern[] = [
  [
    'noMail',
    /^(?!.*\btenho (?:um|dois|tres|varios|\d)\b).*\b(?:nao|nunca) (?:eu )?(?:tenho|tive|uso|usei|possuo|mexo)(?: (?:com )?(?:isso|nada disso|nenhum|e-?mails?|gmail|essas? coisas?|mais|nao))*(?=\s*(?:$|[,.;!?]|(?:pode|serve|posso|e)\b))/,
  ],
  [
    'mailNeeded',
    /^(?!.*\bnao (?:tenho|uso|possuo)\b).*\b(?:obrigatori[oa]|precis[ao] mesmo|(?:celular|telefone|zap|whats\w*|numero)\b.*\b(?:basta|nao serve|ja serve|nao chega))\b/,
  ],
  [
    'anyMail',
    /\b(?:posso|pode|serve|da para)\b.*\b(?:d[oa] (?:meu|minha)|de outr[oa]|d[oa] (?:trabalho|empresa|firma))\b/,
  ],
]

const ofComplement: readonly Pattern[] = [
  [
    'doorman',
    /\b(?:precis\w+|tem que|tenho que|devo)\b.*\b(?:avis\w+|fal\w+|combin\w+)\b.*\b(?:porteir\w+|portaria)\b|\b(?:sindic\w+|porteir\w+|portaria)\b.*\b(?:precis\w+|tem que)\b.*\bavis\w+/,
  ],
  [
    'toCrew',
    /^(?!.*\b(?:nao (?:tem|ha|tenho|possui)|sem complemento)\b).*\b(?:interfone|campainha|porteir[oa]|portaria|zelador[a]?|(?:avis|fal|cham|toc)\w+ (?:com )?(?:o |a )?sindic[oa]|(?:tem|prend\w+|cuidado com) (?:\S+ )?cachorr\w+|cachorr\w+ (?:\S+ ){0,4}(?:brav|mans|solt|mord|lat)\w*|deixa\w* (?:com|na|no))\b/,
  ],
]

const ofPhone: readonly Pattern[] = [
  ['anyPhone', /\b(?:posso|pode|serve|da para)\b.*\b(?:d[oa] (?:meu|minha) (?!casa|trabalho)|de outr[oa]\b)/],
  [
    'foreignPhone',
    /\b(?:numero|telefone|celular|chip|whats\w*)\b.*\b(?:venezuela|paraguai|bolivia|haiti|argentina|uruguai|peru|colombia|portugal|angola|exterior|outro pais|fora do brasil|estrangeir\w+)\b/,
  ],
  [
    'callTimes',
    /\b(?:lig(?:a|ue|uem|ar|arem)|atendo|chama|chamem)\b.*\b(?:(?:d[ei]s?pois|antes|a partir) d\w+|ate as|so (?:de|a|na)|de (?:manha|tarde|noite|dia)|(?:no|pelo) (?:zap|whats\w*)|madrugada|horario)\b|\bnao (?:me )?(?:lig(?:ue|uem|ar|a|em)|atendo)\b.*\bmensage(?:m|ns)\b|\bso (?:por |leio |vejo |respondo )?mensage(?:m|ns)\b|\bso (?:no |por |pelo )?(?:zap|whats\w*)\b|\b(?:prefiro|mand[ae]m?|contato)\b.*\b(?:por escrito|mensage(?:m|ns)|(?:no|pelo) (?:zap|whats\w*))\b/,
  ],
  [
    'noCalls',
    /\b(?:ninguem|voces?|fic\w+)\b.*\b(?:me (?:lig|perturb|ench|manda)\w*|lig\w+|mandando|perturb\w+|encher|enchendo)\b.*|\bnao quero (?:que )?(?:ninguem|ligac\w+|receber)\b|\bmandando (?:mensagem|propaganda)\b/,
  ],
]

const ofCode: readonly Pattern[] = [
  ['codeInSpam', /\b(?:(?:no|na|do|o|para|caixa de|pasta de) spam|lixo eletronico|caixa de entrada)\b/],
]

const ofPlans: readonly Pattern[] = [
  [
    'swapStreaming',
    new RegExp(
      `\\b(?:troc\\w+|em vez d[eoa]|no lugar d[eoa])(?: \\S+){0,3} (?:${streamingName})\\b|\\b(?:${streamingName})\\b.*\\b(?:troc\\w+|em vez d[eoa]|no lugar d[eoa])\\b`,
    ),
  ],
]

/** What is said at one question. */
export const talkPatternsByQuestion: { readonly [K in Key]?: readonly Pattern[] } = {
  cep: ofCoverage,
  number: ofNumber,
  complement: ofComplement,
  plan: ofPlans,
  name: [ofWhom, ...ofSigner, ...ofNames],
  phone: ofPhone,
  email: ofEmail,
  code: ofCode,
  acceptPromotions: ofPromotions,
  birthDate: [...ofSigner, ...ofBirth],
  motherName: [...ofMother, ...ofNames],
  document: [...ofSigner, ...ofDocument],
  dueDate: ofDueDay,
  directDebit: [ofOtherHolder, ...ofPayment, ...ofBank],
  bank: [whichBank, ...ofAccount],
  agency: [...ofAgency, ...ofAccount, agencyByPlace],
  account: ofAccount,
  schedule: ofVisit,
}

/** What may be said at any question too, where it is no answer. */
export const talkElsewhere: readonly Pattern[] = [
  ...ofEmail.filter(([kind]) => kind !== 'mailNeeded' && kind !== 'noMail'),
  ...ofPhone.filter(([kind]) => kind !== 'anyPhone'),
  ...ofCode,
  ...ofComplement,
  ...ofVisit,
  ...ofNumber.filter(([kind]) => kind !== 'otherStreet'),
  age,
  ...ofPromotions.filter(([kind]) => kind === 'onlyByApp').slice(0, 1),
]

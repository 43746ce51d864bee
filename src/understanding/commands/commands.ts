import type { Key } from '../../content/questions/answers.ts'
import { editedKey } from './editRequests.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { opening } from '../line/openingPhrases.ts'
import { smallWord } from '../line/smallWords.ts'

/** Commands to the conversation itself. */
type CommandName =
  | 'back'
  | 'wrong'
  | 'skip'
  | 'repeat'
  | 'restart'
  | 'cancel'
  | 'help'
  | 'human'
  | 'pages'
  | 'why'
  | 'edit'
export type Command = { name: CommandName; question?: Key }

/** The command that a whole sentence is, or null. */
export function commandIn(plain: string): Command | null {
  const words = expandShortForms(plain)
  if (words === '') return null
  if (asksWhy(words)) return { name: 'why' }
  if (asksForPerson(words)) return { name: 'human' }
  const found = commands.find(([, pattern]) => pattern.test(words))
  if (found?.[0] === 'cancel' && (asksAbout.test(words) || hurries.test(plain))) return null
  if (found) return { name: found[0] }
  const question = editedKey(words)
  return question ? { name: 'edit', question } : null
}

const lengthOf = (words: string) => words.split(' ').length

const wishes =
  'quero|queria|gostaria de|prefiro|preciso|pode|posso|da para|tem como|como faco para|como|vamos|vou|deixa eu|bora|let me|i want to|can i'
const closings =
  'por favor|agora|aqui|ja|obrigado|moc[oa]|isso|ess[ae]|est[ae]|tudo|mesmo|urgente|logo|please|ai|entao|ne|ok|viu'

/** Matches a whole sentence with one of the words, as a wish or an order. */
const whole = (...words: string[]) =>
  new RegExp(`^${opening}((${wishes}) )?((eu|me|se|para|de|so) )*(${words.join('|')})( (${closings}))*$`)

const person =
  '(pessoa(?! (fisica|juridica))|atendente|human[oa]?s?|alguem|vendedora?|operadora?(?! de)|' +
  'suporte|atendimento|gerente|person|agent|someone|(?<!\\ba )gente)'
const talk =
  'fal[aeo]r?|conversar?|atendid[oa]|transf[ei]r\\w+|pass[ae]r?|cham[ae]r?|lig(ar|a|ue|uem)|talk|speak|resolver|' +
  'tratar|so falo'
const toPerson = new RegExp(`\\b(${talk})\\b.*\\b${person}\\b`)
const ofOtherPerson = new RegExp(
  '\\b(outra pessoa|ou (?:e )?(?:uma )?(?:maquina|robo|bot|programa)|em casa|no nome|alguem (pode|precisa|me explica)|titular|falei|pessoa que|quando|quanto|' +
    'por que)\\b',
)
const human = whole(
  '((um|uma|o|algum|cade o|tem) )?(atendente( humano| real)?|human[oa]|pessoa (de verdade|real)|' +
    'ser humano|atendimento( humano)?|human|agent|sac)',
  '(falar |seguir |ir |continuar )?(n[oa]|pel[oa]|para o) (whatsapp|zap|telefone)|whatsapp|falar por telefone',
  '(que )?(alguem|voces)? ?(me )?lig(a|ue|uem)( para mim| de volta)?|receber (uma )?ligacao',
  'tem (alguem|gente|algum humano) ai',
  '(nao (quero|gosto de)|odeio|chega de) (falar com )?(robo|maquina|bot)',
)
/** Whether a line, or its first part, is a wish for a person: 'quero falar com alguém, aqui parece uma parede' */
const asksForPerson = (words: string) => {
  const [first = ''] = words.split(/[,.;!?]+\s/)
  return human.test(words) || (toPerson.test(first) && !ofOtherPerson.test(words) && lengthOf(first) < 13)
}

const order = 'pedido|compra|cadastro|plano|conversa|chat|atendimento'
const goBack = 'volt(ar|a|e)'
const place = 'pergunta|passo|etapa|tela'
const respond = 'respond(o|er)|preench(o|er)'

const commands: [CommandName, RegExp][] = [
  [
    'restart',
    whole(
      'recomec(ar|a|e)|reinici(ar|a|e)|start over',
      'comec(ar|a|o) (tudo )?(de novo|outra vez)|comecar? do (zero|inicio|comeco)|do zero',
      'volt(ar|a) (ao|para o|do) (inicio|comeco|zero)|refazer( tudo)?',
      'apagar? tudo( e recomecar)?|(novo|outro) pedido|fazer (outro pedido|de novo)',
    ),
  ],
  [
    'back',
    whole(
      `${goBack}|retornar?|(go )?back|(a )?((${place}) )?anterior|errei antes`,
      `(${goBack}|ir)( (para|o|a|na|uma?|${place}|casa|atras|anterior|tras|um pouco))+`,
      '(corrigir|mudar|errei) a (resposta )?anterior',
    ),
  ],
  [
    'wrong',
    whole(
      '((opa|ops) )?(errei|(((voce|eu) )?(esta|ta|foi|ficou|saiu|anotou|digitei|escrevi|coloquei|botei|entendeu) )?errad[oa])',
      '((opa|ops) )?nao (e|foi|era) (isso|esse|essa)( nao)?',
    ),
  ],
  [
    'skip',
    whole(
      'skip|next|pass|(a )?proxim[ao]( pergunta)?|pass(ar|a|o)|avanc(ar|a)|(?<!\\b(posso|da para|tem como) )seguir|em branco',
      'ir para a proxima|pul(ar?|e|o)( ((para )?(essa|esta|a|proxima) ?)?(pergunta|etapa)?)?',
      '(mais tarde|depois) (eu )?(respondo|falo|digo|vejo|mando|informo|passo)',
      '(respondo|vejo|informo|ver|responder) (isso )?depois|deix(a|ar) (para|em) (depois|branco)',
    ),
  ],
  [
    'repeat',
    whole(
      'rep(et|it)(ir|e|a|eir)+( a pergunta)?|repeat|de novo|o ?que|que|como|hein|ham|como assim|what',
      '(fala|pergunta|explica|dizer) (de novo|outra vez|melhor)',
      'nao entend[io]( (nada|a pergunta|o que .{2,20}|direito|bem))?|i don ?t understand',
      'qual (era |foi |e )?a (pergunta|questao)( mesmo)?|qual pergunta',
      '(o que )?voce (disse|perguntou|falou)( o que)?',
    ),
  ],
  [
    'cancel',
    whole(
      'cancel(ar|a|e)?|desist(ir|o|i|indo)|sair|encerr(ar|a)|par(ar|a(?! (ja|agora)\\b)|e)( com isso)?|stop|tchau',
      'nao quero mais( (nao|nada|isso|o plano|contratar|a internet|fazer o pedido))?|deixa para la|esquec[ea]',
      `(cancelar?|desist(ir|o)|encerrar?) (d?[oa]|meu|ess[ea]|est[ea]|minha)? ?(${order})`,
      'nao (quero|vou) (contratar|querer)( mais| nada)?',
      '(perdi o|nao tenho (mais )?|sem) interesse|mudei de ideia',
    ),
  ],
  [
    'help',
    whole(
      '((preciso|quero) (de )?)?(me |uma |de )?ajud(a|ar|e|inha)( ai)?|help( me)?|socorro|menu|comandos|opcoes',
      'quais (sao )?(as )?opcoes|que (eu )?faco|como (eu )?(devo )?(' + respond + ')',
      '(nao sei )?o que (eu )?((posso|devo) )?' +
        '(fa(co|zer)|escrev(o|er)|digito|coloc(o|ar)|diz(er)|falar|respond(o|er))',
      'nao (sei|consigo)( como)? (responder|preencher|fazer|continuar)|nao consigo',
      '(to|estou) (perdid|confus)[oa]|(me )?(da |ver )?(um )?exemplo',
    ),
  ],
  [
    'pages',
    whole(
      '((preencher|ir|seguir|continuar|fazer|responder|mudar|trocar|ver|usar|passar|contratar|voltar|abrir|' +
        `abr[ae]|quero) )?((${smallWord}|tudo|pel[oa]s|modo|via) )*` +
        '(paginas?|formulario|form|site|(site|formulario|tela) normal|(in )?the form)' +
        '( (normal|comum|e nao .{4,12}|ao inves .{4,12}))?',
    ),
  ],
]

/** Matches 'pra já', which is a hurry and cancels nothing. */
const hurries = /\b(pra|para) (ja|agora|logo|hoje)\b(?! com isso)/

/** Matches 'Como cancelo?', which asks and does not cancel. */
const asksAbout = /^(e |mas |oi )*(como|posso|da para|tem como|se)\b/

const why = new RegExp(
  `^${opening}(por que|para que|why|(isso |tudo isso )?(e|sou|tem que ser) (mesmo )?(obriga\\w+|necessario)|` +
    'qual (o|a) (motivo|finalidade)|precisa$|precisa (mesmo )?(disso|d[oa]s? .{3,20}))\\b',
)
/** Subjects of a 'por que' about the product. */
const ofProduct = new RegExp(
  '\\b(vizinh|car[oa]|lent[oa]|multa|fidelidade|caiu|demora|boleto (e )?mais|preco|cobra|cobram|taxa|rua nao|' +
    'nao tem fibra|nao chega|selfie|foto)',
)
const asksWhy = (words: string) => why.test(words) && lengthOf(words) <= 14 && !ofProduct.test(words)

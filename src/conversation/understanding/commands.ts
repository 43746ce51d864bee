import type { Key } from '../../content/questions/answers.ts'
import { editedKey } from './edits.ts'
import { opening } from './openings.ts'
import { smallWord } from './smallWords.ts'
import { wordsOf } from './said.ts'

/** What a visitor asks of the conversation itself. */
type CommandName = 'back' | 'skip' | 'repeat' | 'restart' | 'cancel' | 'help' | 'human' | 'pages' | 'why' | 'edit'
export type Command = { name: CommandName; question?: Key }

const want =
  opening +
  '(?:(?:quero|qro|queria|gostaria de|prefiro|preciso|pode|posso|da pra|da para|tem como|como faco p[ar]ra|' +
  'como|vamos|vou|me deixa|deixa eu|bora|let me|i want to|can i) )?(?:(?:eu|me|se|pra|para|de|so) )*'
const end =
  '(?: (?:por favor|pf|pfv|agora|aqui|ja|obrigad[oa]|moc[oa]|isso|ess[ae]|est[ae]|tudo|mesmo|urgente|logo|' +
  'please|ai|entao|ne|ok|ta|viu))*'
const whole = (words: string) => new RegExp(`^${want}(?:${words})${end}$`)

const person =
  '(?:pessoa(?! (?:fisica|juridica))|atendente|human[oa]?s?|alguem|vendedora?|consultora?|operadora?(?! de)|' +
  'funcionari[oa]|suporte|atendimento|supervisora?|gerente|person|agent|someone|representante|' +
  '(?<!\\ba )gente)'
const toPerson = new RegExp(
  '\\b(?:fal[aeo]r?|conversar?|atendid[oa]|transf[ei]r\\w+|pass[ae]r?|cham[ae]r?|lig(?:ar|a|ue|uem)|talk|' +
    `speak|resolver|tratar|so falo)\\b.*\\b${person}\\b`,
)
const notHere =
  /\b(?:outra pessoa|em casa|no nome|alguem (?:pode|precisa|me explica)|titular|falei|pessoa que|quando|quanto|por que|porque)\b/
const human = whole(
  '(?:(?:um|uma|o|algum|cade o|kd o|tem|chamem um) )?(?:atendente(?: humano| real)?|human[oa]|' +
    'pessoa (?:de verdade|real)|ser humano|atendimento(?: humano)?|human|agent|sac|(?:falar |seguir |ir |' +
    'continuar )?(?:n[oa]|pel[oa]|pr[oa]) (?:whatsapp|zap|telefone)|whatsapp|falar por telefone|' +
    '(?:que )?(?:alguem|voces|vcs)? ?(?:me )?lig(?:a|ue|uem)(?: (?:pra|para) mim| de volta)?|' +
    'receber (?:uma )?ligacao|tem (?:alguem|gente|algum humano) ai|(?:nao (?:quero|gosto de)|odeio|' +
    'chega de) (?:falar com )?(?:robo|maquina|bot)|quero gente)',
)
const commands: [CommandName, RegExp][] = [
  [
    'restart',
    whole(
      '(?:recomec(?:ar|a|e)|reinici(?:ar|a|e)|resetar?|restart|comec(?:ar|a|o) (?:tudo )?(?:de novo|outra vez)|' +
        'comecar? do (?:zero|inicio|comeco)|volt(?:ar|a) (?:ao|pro|para o|do) (?:inicio|comeco|zero)|voltar tudo|' +
        'do zero|refazer(?: tudo)?|apagar? tudo(?: e recomecar)?|limpar tudo|(?:novo|outro) pedido|' +
        'fazer (?:outro pedido|de novo)|start (?:over|again))',
    ),
  ],
  [
    'back',
    whole(
      '(?:volt(?:ar|a|e)|retornar?|(?:go )?back|(?:a )?(?:pergunta |passo |etapa |tela )?anterior|desfaz(?:er)?|' +
        'undo|(?:volt(?:ar|a|e)|ir)(?: (?:para|pra|pro|a|na|uma?|pergunta|passo|etapa|tela|casa|atras|anterior|' +
        'tras|um pouco))+|(?:corrigir|mudar|errei) a (?:resposta )?anterior|errei antes)',
    ),
  ],
  [
    'skip',
    whole(
      '(?:pul(?:ar|a|e)|skip|(?:a )?proxim[ao](?: pergunta)?|pass(?:ar|a|o)|avanc(?:ar|a)|adiante|seguir|' +
        'ir para a proxima|pul(?:ar?|e) (?:(?:pra )?(?:essa|esta|a|proxima) ?)?(?:pergunta|etapa)?|(?:mais tarde|' +
        'depois) (?:eu )?(?:respondo|falo|digo|vejo|mando|informo|passo)|(?:respondo|vejo|informo|ver|' +
        'responder) (?:isso )?depois|deix(?:a|ar) (?:pra|para|em) (?:depois|branco)|next|pass|em branco)',
    ),
  ],
  [
    'repeat',
    whole(
      '(?:repet(?:ir|e)|repita|repeat|de novo|(?:fala|pergunta|explica|explicar|dizer) (?:de novo|outra vez|' +
        'melhor)|o ?que|que|como|hein|ham|(?:nao|n) entend[io](?: (?:nada|a pergunta|o que .{2,20}|direito|bem))?|' +
        'como assim|qual (?:era |foi |e |eh )?a (?:pergunta|questao)(?: mesmo)?|qual pergunta|(?:o que )?(?:voce|' +
        'vc) (?:disse|perguntou|falou)(?: o que)?|nao compreendi|rep(?:et|it)[aeir]+ a pergunta|nao vi a pergunta|' +
        'what|i don ?t understand)',
    ),
  ],
  [
    'cancel',
    whole(
      '(?:cancel(?:ar|a|e|)|desist(?:ir|o|i|indo)|(?:nao|n) quero mais(?: (?:nao|nada|isso|o plano|contratar|' +
        'a internet|fazer o pedido))?|deixa (?:pra|para) la|esquec[ea]|sair|encerr(?:ar|a)|par(?:ar|a|' +
        'e)(?: com isso)?|stop|quit|exit|tchau|(?:cancelar?|desist(?:ir|o)|encerrar?) (?:d?[oa]|meu|ess[ea]|' +
        'est[ea]|minha)? ?(?:pedido|compra|contratacao|processo|cadastro|plano|conversa|chat|atendimento)|' +
        'nao (?:quero|vou) (?:contratar|querer)(?: mais| nada)?|(?:perdi o|nao tenho (?:mais )?|sem) interesse|' +
        'mudei de ideia)',
    ),
  ],
  [
    'help',
    whole(
      '(?:(?:me |uma |de )?ajud(?:a|ar|e|inha)(?: ai)?|help(?: me)?|socorro|menu|comandos|opcoes|' +
        'quais (?:sao )?(?:as )?opcoes|(?:nao sei )?o que (?:eu )?(?:faco|posso (?:fazer|dizer|falar)|' +
        'devo (?:fazer|escrever|responder|dizer)|escrevo|digito|coloco|respondo|fazer|responder|escrever|colocar|' +
        'dizer)|que (?:eu )?faco|como (?:eu )?(?:devo )?(?:respond(?:o|er)|preench(?:o|er))|' +
        'nao sei (?:como )?(?:responder|preencher)|(?:to|estou) (?:perdid|confus)[oa]|nao consigo(?: responder|' +
        ' preencher| fazer| continuar)?|(?:me )?(?:da |ver )?(?:um )?exemplo)',
    ),
  ],
  [
    'pages',
    whole(
      '(?:(?:preencher|ir|seguir|continuar|fazer|responder|mudar|trocar|ver|usar|passar|contratar|voltar|abrir|' +
        `abr[ae]|quero) )?(?:(?:${smallWord}|tudo|pel[oa]s|modo|via) )*(?:paginas?|formulario|form|(?:site|` +
        'formulario|tela) normal|(?:in )?the form)(?: (?:normal|comum|e nao .{4,12}|ao inves .{4,12}))?',
    ),
  ],
]

/** The command that a whole sentence is, or null. */
export function commandIn(plain: string): Command | null {
  const words = wordsOf(plain)
  if (words === '') return null
  const why = asksWhy(words)
  if (why) return { name: 'why' }
  if (human.test(words) || (toPerson.test(words) && !notHere.test(words) && words.split(' ').length < 13))
    return { name: 'human' }
  const found = commands.find(([, pattern]) => pattern.test(words))
  if (found?.[0] === 'cancel' && /^(?:e |mas |oi )*(?:como|posso|da pra|tem como|se)\b/.test(words)) return null
  if (found) return { name: found[0] }
  const question = editedKey(words)
  return question ? { name: 'edit', question } : null
}

const why = new RegExp(
  `^${opening}(?:por ?que|pq|pra que|para que|porq|por qual motivo|why|isso e (?:mesmo )?necessario|` +
    'e (?:mesmo )?obrigatorio' +
    '|qual (?:o|a) (?:motivo|razao|necessidade|finalidade)|precisa (?:mesmo )?(?:disso|d[oa]s? .{3,20}))\\b',
)
function asksWhy(words: string): boolean {
  if (!why.test(words)) return false
  return (
    words.split(' ').length <= 14 &&
    !/\b(?:vizinh|car[oa]|lent[oa]|multa|fidelidade|caiu|demora|boleto (?:e )?mais|preco|cobra|cobram|taxa|rua nao|nao tem fibra|nao chega|selfie|foto)/.test(
      words,
    )
  )
}

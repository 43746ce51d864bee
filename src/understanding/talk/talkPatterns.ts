import type { TalkKind } from '../../content/talk/talk.ts'
import { opening } from '../line/openingPhrases.ts'

/** A kind of talk by its words, expanded by `expandShortForms`. The first match wins. */
export type Pattern = readonly [TalkKind, RegExp]

const dead = '(?:morreu|faleceu|faleceram|morreram|partiu|se foi|perdi|perdemos|enterr\\w+|luto|velorio|falecid[oa])'
const kin =
  '(?:meu|minha|o|a) (?:marido|esposo|esposa|mulher|mae|pai|filh[oa]|irma|irmao|vo|avo|sogr[oa]|ti[oa]|companheir[oa]|amig[oa]|cachorr[oa]|gat[oa])'

/** Kinds that must never be ignored, in any line. */
export const urgent: readonly Pattern[] = [
  [
    'distress',
    /\b(?:me mat(?:ar|o)|me suicid\w+|suicid\w+|(?:quer(?:o|ia)|vontade de|pensando em|melhor) (?:so )?morrer|sumir (?:desse|deste|do) mundo|(?:nao (?:aguento|quero)|cansei de|cansad[oa] de|sem vontade de) (?:mais )?viver|nao aguento mais (?:a vida|essa vida|nada)$|acabar com (?:tudo|a minha vida|minha vida)|(?:nao (?:vejo|tem|ha)|sem) (?:mais )?(?:sentido|razao|motivo) (?:em nada|em viver|para viver|na vida)|tirar (?:a )?minha (?:propria )?vida|(?:me cortar|me machucar)$)/,
  ],
  [
    'danger',
    /\b(?:me bat(?:e|eu)(?! (?:um|uma|o|a|aquel[ea]|essa|esse)\b)|me agred\w+|me ameac\w+|estou sendo (?:agredid|ameacad)\w+|apanho (?:do|da|em)|violencia domestica)\b/,
  ],
]

const rivals =
  'nio|provedor|desktop|brisanet|algar|vero|ligga|giga ?mais|sumicity|concorrente|outra operadora|outra empresa|meu provedor|provedor daqui|a operadora'
const support = 'internet|wi ?fi|wi fi|rede|sinal|modem|roteador|conexao|fibra'

/** Kinds that are independent of an order: feelings, wishes, goodbyes. */
export const plainTalk: readonly Pattern[] = [
  [
    'holderDied',
    new RegExp(`\\b(?=.*\\b${dead})(?=.*\\b(?:no nome d|titular|conta d|contrato d|internet estava|internet era)).*`),
  ],
  [
    'grief',
    new RegExp(
      `\\b${kin}(?: \\S+){0,2} ${dead}\\b|\\b(?:perdi|perdemos|enterrei) ${kin}|\\b(?:estou|estamos) de luto\\b`,
    ),
  ],
  [
    'loss',
    /\b(?:pegou fogo|incendio|enchente|alag(?:ou|amento)|perdi tudo (?:n[ao]|com|que (?:eu )?tinha)\b|desab(?:ou|amento)|fomos assaltados|fui assaltad[oa])\b/,
  ],
  [
    'complaint',
    /\b(?:procon|(?:reclam\w+|denunci\w+|vou) (?:para |n)?a anatel|reclame aqui|vou (?:te |voces )?processar|(?:meu|minha|um|chamar|procurar|acionar|contratar) advogad[oa]|(?:quero|vou|fazer uma?|abrir uma?|registrar) (?:reclamar|reclamacao|denuncia)|ja liguei (?:\d+|um|duas|tres|varias|mil) vezes|tecnico nao (?:apareceu|veio))\b/,
  ],
  [
    'badToday',
    new RegExp(
      `\\b(?:${support}) (?:d[oae]|n[oae]|com [oa]) (?:minha )?(?:claro|vivo|oi|net|outra|${rivals})\\b.*\\b(?:trav\\w+|cai\\w*|lent[oa]|ruim|horrivel|pessim[oa]|nao (?:funciona|presta)|sem sinal|oscila\\w*|porcaria|lixo)\\b`,
    ),
  ],
  [
    'support',
    new RegExp(
      `^(?!.*(?:\\bvizinh|\\b(?:d?a|na|minha) (?:vivo|claro|oi|net)\\b)).*\\b(?:(?:${support})(?: \\S+){0,4} (?:caiu|cai (?:toda hora|direto|sempre)|lenta|lento|ruim|pessim[oa]|nao (?:funciona|chega|pega|conecta|volta|esta funcionando)|fora do ar|parou|sem sinal|queimou|piscando|oscila\\w*)|sem (?:internet|sinal|conexao) (?:desde|aqui|em casa|ha)|estou sem (?:internet|sinal)|(?:esqueci|trocar|mudar) a senha d[oae] (?:${support})|luz vermelha|cancelar (?:a )?(?:minha )?(?:internet|linha|assinatura)(?: da tim| de voces| que (?:eu )?tenho))\\b`,
    ),
  ],
  [
    'boss',
    /\b(?:(?:falar com|chama|cade|quero|me passa|passa para) (?:o |a |os |seu |sua |ao )*(?:don[oa]|gerente|chefe|supervisor[a]?|responsavel|diretor[a]?|presidente)|ouvidoria)\b/,
  ],
  [
    'call',
    new RegExp(
      `^(?!.*\\b(?:deus me livre|(?:nao|nem|nunca)(?: (?:precis\\w+|quero|e|eh|para|pode\\w*|mais|que)){1,3}(?: \\S+)? (?:lig(?:ar|ue|uem|ando|arem)|telefon\\w+)|ja me lig\\w+|(?:comec\\w+|fic\\w+|continu\\w+) (?:a |de )?me (?:lig|telefon)\\w+|viv\\w+ me lig\\w+|(?:nao|nem|nada de|sem|chega de|odeio) (?:quero )?(?:mais )?(?:receber )?(?:ligac\\w+|chamadas?))\\b)(?:.{0,60}\\b)?(?:(?<!\\b(?:vai|vao|ia|iam|nao|nem|ninguem|alguem|ele|ela|tecnico|equipe|nunca|sem|fic\\w+|acabou de|acabaram de|se) )me (?:liga(?:r|m|rem)?|ligue|telefon\\w+|chama no telefone)|lig(?:a|ue|uem|ar|arem) (?:para mim|de volta|no \\(?\\d)|(?:receber|quero|queria|peco|pede|pedir|fazer|faz|prefiro|aceito|espero|aguardo) (?:uma |a |essa |por |a sua )*(?:ligacao|chamada)(?! de video)|(?<!\\b(?:ele|ela|marido|esposa|mulher|filh[oa]|irma[o]?|mae|pai|eu|gente) )(?:pode|podem|podemos|da para) (?:voces )?(?:me )?(?:ligar(?:em)?|telefonar)(?! (?:[oa]s? |n[oa]s? |uma? |d[oe]is |duas |tres |\\d+ |quant\\w+ |minha |meu )*(?:tvs?|televis\\w+|ps ?\\d|xbox|video ?game|camera|computador|pc|notebook|alexa|impressora|wi|internet|rede|modem|celulares|aparelho(?! ?\\d)|cabo|som|tablet|chromecast|maquin\\w+|roteador))|(?:pede|peca|fala|manda) (?:para )?alguem (?:me )?ligar|entao (?:me )?liga|quero (?:q|que) (?:voces )?me liguem|^(?:por|via) (?:ligacao|telefone)(?=\\W*$))\\b(?!.*\\b(?:tecnico|antes de (?:vir|ir)|avisa|de que numero|que numero|quanto tempo))`,
    ),
  ],
  [
    'human',
    /^(?!.*\bou (?:e |eh )?(?:um |uma )?(?:robo|maquina|bot|programa)\b).*?(?:\b(?:me passa|passa|transfere|chama)(?: para| com)?(?: o| a| um| uma)? (?:pessoa|atendente|alguem|humano)\b|\b(?:tem|ha|existe) (?:alguem|gente|uma pessoa|um humano)(?: de verdade| real| humano)? (?:ai|aqui|atendendo)\b|\b(?:(?:quero|prefiro|preciso(?: de)?|tem|cade|existe|nao sei mexer.*|passa para|chama) (?:de )?(?:o |a |um |uma |algum |alguma )?(?:pessoa|gente|humano|humana|atendente|alguem)(?: (?:de verdade|real|de carne e osso|ai|humano|para falar|para me ajudar))?$|(?:com|por|para) (?:um |uma )?(?:humano|atendente|pessoa de verdade|pessoa real)\b))/,
  ],
  [
    'insult',
    /\b(?:vai (?:te |se )?(?:tomar|foder|catar|cagar|a merda|para (?:a )?(?:merda|puta))|tomar no cu|vai tnc|vsf|fdp|filh[oa] da puta|put(?:a|aria)(?: que (?:te )?pariu)?|merda|bosta|lixo|porcaria|palhacada|ladr(?:ao|oes|a)|bando de|imbecil|idiota|burr[oa]|inutil|otari[oa]|vagabund[oa]|robo (?:idiota|burro|inutil)|que atendimento|horrivel|nao serve para nada|raiva)\b/,
  ],
  [
    'credit',
    /\b(?:serasa|spc|negativad[oa]|suj(?:a|o|ar) (?:o )?(?:meu )?nome|nome (?:esta )?(?:muito )?sujo|com restricao|score (?:baixo|ruim))\b/,
  ],
  [
    'tired',
    /\b(?:sem saco|que saco|sem paciencia|perguntas? demais|(?:tanta|muita|quanta) pergunta|cansei (?:disso|de responder|dessas)|cansad[oa] (?:disso|de responder|de tanta)|ja (?:falei|respondi|disse) (?:isso|tudo))\b/,
  ],
  [
    'access',
    /\b(?:sou|estou|tenho) (?:um pouco )?(?:surd[oa]|ceg[oa]|deficien\w+|mud[oa]|disle\w+|analfabet[oa]|baixa visao|autista|cadeirante)\b|\bnao (?:enxergo|ouco|escuto|sei ler|sei escrever)\b|\benxergo mal\b/,
  ],
  ['socialName', /\bnome social\b|\bsou (?:trans|travesti|nao binari[oa])\b/],
  [
    'noCpf',
    /\b(?:nao (?:tenho|possuo|tirei)|sem|ainda nao tenho)(?: (?:o|um|meu|ainda|nenhum)){0,2} cpf\b(?! (?:aqui|em maos|comigo|de cabeca|agora|na mao))|\b(?:so tenho|tenho so|tenho apenas|tenho|so o) (?:o |um |meu )?(?:passaporte|rne|rnm|crnm|visto|protocolo de refugio|documento estrangeiro|dni)\b|\bsou (?:estrangeir[oa]|refugiad[oa]|imigrante|angolan[oa]|venezuelan[oa]|haitian[oa]|bolivian[oa]|argentin[oa]|paraguai[oa]|colombian[oa]|peruan[oa]|cuban[oa]|portuguesa?|chinesa?|seneg\w+)\b/,
  ],
  [
    'crew',
    /\b(?:tecnico|ele|moco|homem|rapaz|cara|estranho|instalador|equipe)\b.*\b(?:identific\w+|confiavel|bandido|assalt\w+|segur[oa]|perigo\w*|homem|mulher|entrar? em casa)\b|\bcracha\b|\b(?:usa|tem|vem com|de) uniforme\b|\bmedo\b.*\b(?:homem|tecnico|estranho|entrar|abrir|casa)\b|\bmoro (?:so|sozinha)\b.*\b(?:medo|homem|segur|tecnico|estranho)|\btecnic[oa] mulher\b|\bmulher (?:tecnica|instalar|vir)\b/,
  ],
  [
    'whereFrom',
    /\b(?:de onde|como|onde) (?:voces |foi que voces )?(?:peg|consegu|tir|ach|arrum)(?:aram|uiram|am|iram|ou)(?: \S+){0,2} (?:numero|telefone|contato|dados)\b|\bquem (?:deu|passou) (?:o )?meu (?:numero|telefone|contato)\b/,
  ],
  [
    'unknown',
    /\b(?:ip (?:fixo|dedicado|publico|estatico|valido)|vpn|cgnat|cg nat|ipv6|porta(?:s)? aberta(?:s)?|abrir portas?|port forward\w*|sla|modo bridge|bridge)\b|\bcnpj (?:de voces|da empresa|da tim)\b/,
  ],
  ['hours', /\bque horas? (?:voces )?(?:abr\w+|fech\w+)\b|\bhorario de (?:atendimento|funcionamento)\b/],
  [
    'bye',
    /^(?:(?:ok|obrigado|valeu|ta|esta|bom|entao|agora|ja|vou indo|e isso|fui|gente|bem|moc[oa]|um abraco|abraco|beijos?|bjs?) )*(?:tchau\w*|ate (?:logo|mais|breve|amanha|depois|a proxima)|flw|falou|fui|xau|(?:fi(?:ca|que)|va|vai) com deus|adeus|vou indo|(?:era |e )?so isso(?: mesmo)?|sair|inte|hasta luego)(?: (?:meu|minha|bem|amor|querid[oa]|moc[oa]|viu|anjo|obrigado|valeu|depois|eu|volto|e|ate|mais|logo|gente|ai|entao|com|deus|fica|fique|um|abraco|beijos?|tchau))*$/,
  ],
  [
    'thanks',
    /^(?!.*\b(?:mas|como|onde|se|nem)\b)(?:(?:ai|nossa|ah|muito|mil|ok|otimo|perfeito|show|ta|esta|bom|viu|entao|tudo|bem|entendi|certo|beleza|blz) )*(?:obrigado|gratidao|grat[oa]|agradeco|valeu|vlw|thanks|deus (?:te |lhe )?(?:abencoe|pague)|amei|(?:voce )?(?:e|foi|esta sendo) (?:muito |tao |um |uma )*(?:atencios[oa]|gentil|querid[oa]|legal|amor|anjo|otim[oa]|educad[oa]|fofa|fofo))(?:(?: \S+){0,6})$/,
  ],
  [
    'looking',
    /^(?:(?:oi|ola|nao|eu|k+|rs+|ah|so|por enquanto|estou|to|ta|calma|ainda) )*(?:k{3,}|(?:so |apenas |dando )*(?:uma )?(?:olhando|espiando|vendo|espiada|olhada|olhadinha|curios\w+|pesquisando|xeretando|fuxicando|testando|de passagem)|dar uma (?:olhada|olhadinha|espiada)|(?:e )?curiosidade)(?: (?:mesmo|so|por enquanto|os? precos?|preco|os planos|moc[oa]|ainda|viu|aqui|isso|rs|k+|agora))*$/,
  ],
  [
    'competitor',
    new RegExp(
      `\\b(?<!\\bping .*)(?:(?:a|na|da|pela) (?:oi|claro|net)|vivo|claro (?=tem|faz|cobra|oferec)|${rivals})\\b(?: \\S+){0,4} ?\\b(?:tem|faz|cobra|da|oferece\\w*|ofereceu|ofertou|sai|custa|vende|e|por|pag(?:a|o|ava|amos|avamos)|cobra(?:va)?|deu|mais barat[oa])\\b.*(?:\\d|barat)|\\bpor \\d{2,3}(?: reais| conto)? (?:\\S+ ){0,2}(?:vivo|claro|net|oi|${rivals})\\b|\\bpago \\d{2,3} n[ao] (?:vivo|claro|net|oi|${rivals})\\b|\\b(?:voces )?cobrem (?:a |essa |o )?(?:oferta|proposta|preco)\\b`,
    ),
  ],
  [
    'discount',
    /^(?!.*\b(?:debito|celular|chip|tim (?:black|controle)|idos\w+|aposentad\w+|estudante\w*)\b).*\b(?:descontinho|precinho|(?:da|faz|fazer|tem|tens|consegue|rola|dar|pede|melhora|quero|queria|merece|ganho|ganhar) (?:um |uma |algum |mais |me |para fazer |para dar |mais um |o |esse )*(?:desconto|preco melhor|precinho|valor melhor|abatimento|negociar|pechincha)|faz(?:em)? (?:por|a) \d{1,3}\b|melhora(?:r)? (?:esse|o|ai) (?:preco|valor)|(?:deixa|fecha|fecho) (?:por|a) \d{2,3}\b|qual (?:o )?menor preco que (?:voce|voces) faz\w*)/,
  ],
  [
    'tooDear',
    /^(?!.*\bse nao (?:for|ficar|sair)\b).*\b(?:(?:ta|esta|e|achei|muito|tao|ficou|meio|mt|que) (?:muito |meio |um pouco |pouco |bem |bastante |mei |ta )*(?:car[oa]|carinho|carissim[oa]|salgad[oa]|puxad[oa]|pesad[oa]|dimais|um absurdo)\b|car[oa] (?:demais|dimais|para mim|hein|para caramba|para caralho|isso)|nao (?:tenho como|posso|consigo|da para) pagar (?:isso|tudo isso|esse valor|tanto)|fora do (?:meu )?orcamento|(?:preco|valor) (?:muito |bem |meio )?(?:salgad|alt|puxad|pesad)[oa]|salgadinh[oa]|acima do que (?:eu )?\S+|nao cabe no (?:meu )?bolso|^car[oa]$|^carissim[oa]$|\d+ (?:reais|conto|pila)s? (?:so )?para (?:ver|assistir) .*\bde graca\b)/,
  ],
  [
    'noMoney',
    /\b(?:(?:estou |to |sem |nao tenho |ando )(?:sem )?(?:o )?(?:grana|dinheiro|um real|din din|verba|dindin|nenhum tostao)|desempregad[oa]|estou lis[oa]|estou dur[oa]|apertad[oa] (?:esse mes|de grana|de dinheiro)|so recebo (?:mes que vem|dia|semana|no|na)|conta no vermelho)\b/,
  ],
  [
    'think',
    new RegExp(
      `^${opening}(?:(?:vou|preciso|quero|deixa eu|tenho que|deixa) (?:(?:ver|falar|perguntar|combinar|decidir) (?:isso )?(?:com|para) (?!(?:uma? )?(?:pessoa|atendente|humano)\\b)(?:\\S+ ?){1,6}|conversar|consultar|pensar|decidir|dar uma pensada)(?: \\S+){0,8}|(?:depois|mais tarde|amanha|outra hora|outro dia) (?:eu )?(?:volto|vejo|decido|resolvo|falo|penso|te falo|respondo isso)|(?:eu )?volto (?:depois|mais tarde|amanha|outra hora|ja)|nao (?:sei se|decido sozinh[oa])(?: \\S+){0,4}|(?:preciso|quero|me da) (?:de )?(?:um |mais )?(?:tempo|prazo)(?: \\S+){0,4}|(?:semana|mes) que vem (?:eu )?(?:decido|vejo|volto|resolvo|fecho)|(?:eu )?(?:ainda )?(?:estou|to|fiquei) (?:em|na) duvida(?: se (?:fecho|quero|vale|contrato|assino)(?: \\S+){0,3})?|fui depois (?:eu )?volto|ainda (?:estou|to) (?:decidindo|pensando|em duvida))$`,
    ),
  ],
  [
    'convince',
    /\b(?:me convenc[ea]\w*|por que (?:eu )?(?:deveria|devo|vou|trocaria|escolheria|assinaria|mudaria|trocar|contratar|assinar)(?: \S+){0,8}|(?:um )?(?:bom )?motivo para (?:eu )?(?:trocar|mudar|assinar|contratar|ficar)|qual (?:e )?(?:a )?vantagem (?:de|da|em|sobre) (?:tim|voces|trocar|mudar|ultrafibra|contratar)|o que (?:voces|a tim) (?:tem|tem de|oferece\w*) (?:de )?(?:melhor|diferente|especial)|vale a pena(?: (?:trocar|mudar|mesmo|isso))?$)/,
  ],
]

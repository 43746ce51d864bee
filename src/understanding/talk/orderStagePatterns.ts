import { streamingName } from '../plans/streamingWords.ts'
import type { Pattern } from './talkPatterns.ts'

/** What is asked of the order, or of one like it. */
export const ofOrder: readonly Pattern[] = [
  [
    'keptMeanwhile',
    /\b(?:perde|perco|some|apaga) tudo\b|\b(?:fica|ta|esta) (?:tudo )?(?:salvo|salva|guardado|gravado)\b/,
  ],
  [
    'priceDiffers',
    /\b(?:propaganda|anuncio|anunciad[oa]|panfleto|instagram|facebook|site|disseram|falaram|prometeram|me passaram)\b.*\b(?:(?:era|estava|tava|dizia|por) (?:\S+ )?(?:\d{2,3}|mais barato|menos)|outro (?:preco|valor))\b|\b(?:preco|valor)\b.*\b(?:propaganda|anuncio|panfleto|site)\b|\bpor que (?:que )?(?:esta|ta|ficou|deu|fica)(?: \S+){0,3} (?:\d{2,3}|mais caro)\b/,
  ],
  [
    'priceUntil',
    /\b(?:preco|oferta|valor|promocao|condicao)\b.*\b(?:segur[ao]\w*|garantid[oa]|amanha|semana que vem)\b/,
  ],
  [
    'smallPrint',
    /^(?!.*\baceito\b).*(?:\bletras? (?:\S+ )*?(?:miud\w+|pequen\w+)\b.*\b(?:ler|le|enxerg\w+|vejo|demais|imprim\w+|impress\w+)\b|\bnao (?:consigo|estou conseguindo) (?:ler|enxergar)\b.*\b(?:contrato|letras?|tela)\b)/,
  ],
  [
    'billPrice',
    /^(?!.*\b(?:juros|multa|instala\w+|prazo|atras\w+|vencer|quanto tempo)\b).*(?:\b(?:no|com|pelo|se (?:eu )?for (?:no|de|por)|sem o|sem) (?:boleto|debito)\b.*\b(?:quanto|qual (?:o )?(?:preco|valor)|fica em|sai por|sai a)\b|\b(?:quanto|preco|valor)\b.*\b(?:no boleto|pelo boleto|sem (?:o )?debito)\b)/,
  ],
  [
    'questionsLeft',
    /\bfaltam? (?:ainda )?(?:muit|quant)[oa]s?(?: pergunt\w+)?(?: (?:ainda|aqui|para (?:acabar|terminar)))*\??$|\b(?:ainda|que (?:e que )?(?:mais )?|mais) falta\b(?! (?:luz|agua|internet|energia))|^(?:e )?falta (?:mais )?(?:ainda )?(?:muito|alguma coisa|algo|mais)\b|\bquantas perguntas\b/,
  ],
  [
    'signed',
    /\bo que (?:exatamente )?(?:que )?(?:eu )?(?:estou|to|vou|esta) (?:\S+ )?(?:assin|contrat|compr|lev|aceit)\w+/,
  ],
  [
    'howWithdraw',
    /\bcomo (?:eu )?(?:faco para )?(?:desist\w+|cancelo (?:o |esse |este )?pedido|cancelar (?:o |esse |este )?pedido)\b|\b(?:quanto tempo|quantos dias|ate quando|prazo)\b.{0,30}\b(?:desistir|arrepender)\b|\b(?:desistir|arrepender) (?:\S+ ){0,2}?(?:ate quando|quantos dias|quanto tempo)\b/,
  ],
  [
    'payNow',
    /\b(?:(?:vou |tenho que |preciso |devo |e para |se )?pag\w+ (?:alguma coisa |algo |quanto |tudo )?(?:agora|hoje|na hora|ja|no ato|para o tecnico|ao tecnico)|quanto (?:eu )?(?:pago|vou pagar|sai|fica|e) (?:hoje|agora|na hora|de entrada|para comecar|para instalar)|(?:tem|cobra\w*|e) (?:taxa de )?(?:entrada(?! (?:por|pel[ao]s?|n[ao]|d[ao])\b)|adesao|matricula)|tecnico (?:cobra|vai cobrar|recebe)(?: \S+){0,3})\b/,
  ],
  [
    'firstBill',
    /\b(?:primeir[oa] (?:conta|fatura|boleto|mes|mensalidade|pagamento|parcela|cobranca)|conta (?:que vem|do primeiro mes))\b|\bquando (?:(?:e|eh) que )?(?:eu )?(?:chega|vem|vai (?:vir|chegar)|recebo|pago) (?!n[oa] |por |com )(?:\S+ )?(?:conta|fatura|boleto|cobranca)\b/,
  ],
  [
    'withoutLoyalty',
    /\b(?:menos|exceto|tirando|nao (?:concordo|aceito|quero))(?: com)? (?:a |essa |de |d?essa )?fidelidade\b/,
  ],
  [
    'leavingAfter',
    /\b(?:sair|saio(?! de la)|cancel\w+|desist\w+|mudar|largar|parar|encerrar)\b.*\b(?:mes que vem|proximo mes|(?:depois de|em|com|daqui a?|apos|no) (?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) (?:mes|meses)|(?:\d{1,2}|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) (?:mes|meses) depois|meio (?:do )?ano)\b/,
  ],
  ['laterPrice', /\bpegadinha\b/],
]

/** What is asked once there is an order to look at. */
export const ofOwn: readonly Pattern[] = [
  [
    'ownAddress',
    /\b(?:confer\w*|ve|ver|veja|olha\w*|verific\w*|esta|ficou|colocou|anotou)\b.*\b(?:endereco|numero da casa|bloco|torre|apartamento|complemento)\b(?!.*\b(?:muda\w*|troca\w*|corrig\w*)\b)/,
  ],
  ['dropStreaming', new RegExp(`\\b(?:tira\\w*|remov\\w*|retir\\w*) (?:\\S+ ){0,2}(?:${streamingName})\\b`)],
  [
    'ownName',
    /\b(?:confirm\w*|confer\w*|ve|ver|olha\w*)\b.*\b(?:nome|botou|colocou|anotou)\b(?!.*\b(?:mae|muda\w*|troca\w*|corrig\w*|acento)\b)|\bno nome de quem\b/,
  ],
  ['accents', /\b(?:acento|til|cedilha|trema)s?\b/],
  [
    'summary',
    /^(?:(?:quero|como|onde|posso|me|manda|guardar|baixar|ver|tem|o|um|salvar|imprimir) )*(?:resumo|comprovante|pdf)\b/,
  ],
  ['next', /^(?:(?:e|ai|entao|ta|esta|bom|ok) )*agora(?: (?:o )?que(?: (?:eu )?(?:faco|acontece|vem|rola))?)?$/],
]

/** What is asked where the order was refused. */
export const ofRefusal: readonly Pattern[] = [
  ['payNow', /\badiantad[oa]\b/],
  [
    'thanks',
    /^(?!.*\b(?:mas|por que|como)\b)(?:\S+ ){1,6}(?:(?<!\b(?:sou|fui) )obrigad[oa](?! a \w+[aei]r\b)|valeu|agradeco)(?: \S+){0,3}$/,
  ],
  [
    'refused',
    /\b(?:por que|porque|motivo|negar\w*|negaram|recus\w+|reprov\w+|aprovad[oa]|discriminacao|preconceito|score|nome (?:esta )?(?:limpo|sujo)|serasa|spc|analise|errad[oa]|engano|revis\w+|rever|veja|ver isso|absurdo|injust\w+|direito|nao (?:devo|entendi|concordo|aceito)|como assim|em dia|nunca (?:atrasei|devi))\b/,
  ],
]

/** What is said where there is no offer: others have it. */
export const ofNeighbours: readonly Pattern[] = [
  [
    'noDate',
    /^(?:e )?agora$|\b(?:quando|que dia|em quanto tempo|vai demorar|demora|previsao|que mes)\b(?:.*\b(?:chega\w*|vem|tem|ter|vai|aqui|rua|fibra|liber\w+|vaga|previsao)\b)?|\b(?:avisa\w*|aviso) (?:\S+ )?(?:por onde|como)|\b(?:como|por onde) (?:\S+ )?avisa\w*/,
  ],
  [
    'pity',
    /^(?:(?:ah|poxa|puxa|nossa|aff|que|e|uma) )*(?:pena|droga|chato|triste|tristeza|azar|poxa|puxa|aff)(?: \S+){0,3}$/,
  ],
  ['neighbour', /\bvizinh\w*|\bd(?:o lado|a frente) tem\b/],
]

/** What is said where a contract is renewed or moves to fibre. */
export const ofCustomer: readonly Pattern[] = [
  [
    'notRenewing',
    /\b(?:nao (?:quiser|renovar|migrar|fizer|aceitar|mudar|trocar)|(?:sou|e) obrigad[oa]|posso (?:ficar|continuar) (?:como|com))\b/,
  ],
  ['loyaltyAgain', /\bfidelidade\b.*\b(?:de novo|novamente|outra vez|reinicia|comeca|zera|renova)\b/],
  [
    'ownContract',
    /\b(?:contrato|plano|conta|fidelidade|valor|preco) (?:atual|de hoje|de agora)\b|\b(?:quando|que dia) (?:acaba|vence|termina) (?:o )?meu contrato\b|\bmais (?:caro |barato )?(?:do )?que (?:hoje|agora|eu pago|pago)\b/,
  ],
]

/** What is asked where a contract moves from the old network to fibre. */
export const ofMove: readonly Pattern[] = [
  [
    'switchDay',
    /\b(?:fic\w+|fica|perc\w+) (?:\S+ )?sem (?:internet|sinal|conexao|rede|wi ?fi)\b|\b(?:internet|conexao) (?:\S+ )?(?:cai|para|desliga\w*|corta\w*|some)\b.*\b(?:troca|dia|visita|instala\w+|migra\w+|mudanca)\b/,
  ],
  [
    'landline',
    /\b(?:telefone|linha|numero) fix[oa]\b|\bmeu fixo\b|\bperd\w+ (?:o |a )?(?:meu |minha )?(?:telefone|linha|numero)\b/,
  ],
  [
    'oldModem',
    /\b(?:modem|roteador|aparelho|equipamento) (?:velho|antigo|atual|de hoje|que (?:eu )?(?:ja )?tenho)\b|\b(?:devolv\w+|recolh\w+|lev\w+ embora)\b.*\b(?:modem|roteador|aparelho|equipamento)\b/,
  ],
]

/** What is asked of a campaign's promise. */
export const ofCampaigns: readonly Pattern[] = [
  ['points', /^(?!.*\bcartao\b).*\b(?:pontos|livelo|milhas?)\b/],
  [
    'mobileBonus',
    /\bbonus\b|\bgi?gas? (?:\S+ )?(?:a mais|no celular|extra)\b|\b(?:ganho|vantagem|beneficio)\b.*\b(?:celular|chip|linha|tim)\b/,
  ],
  ['blackFriday', /\bblack\b|\b(?:desconto|promocao|oferta) (?:da|do) (?:sexta|campanha)\b/],
]

import type { Pattern } from './talkPatterns.ts'

/** Questions about the order, or one like it. */
export const ofOrder: readonly Pattern[] = [
  ['whyLoyalty', /\b(?:por que|para que|(?:motivo|razao) d[ae])\b(?: \S+){0,5} fidelidade\b/],
  [
    'whyLaterPrice',
    /\b(?:por que|motivo d[oe])(?: \S+){0,6} (?:aument\w+|sobe|subir?|encarece\w*|dobra\w*|vai para \d+)\b/,
  ],
  ['hiddenFee', /\bpegadinhas?\b|\b(?:taxa|coisa|custo|cobranca|algo|nada)s? (?:\S+ )?escondid\w+/],
  ['next', /^(?:(?:e|ai|entao|ta|esta|bom|ok) )*agora(?: (?:o )?que(?: (?:eu )?(?:faco|acontece|vem|rola))?)?$/],
  ['signed', /\bo que (?:exatamente )?(?:que )?(?:eu )?(?:estou|to|vou) (?:\S+ )?(?:assin|contrat|compr|lev|aceit)\w+/],
  [
    'payNow',
    /\b(?:(?:vou |tenho que |preciso |devo |e para |se )?pag\w+ (?:alguma coisa |algo |quanto |tudo )?(?:agora|hoje|na hora|ja|no ato|para o tecnico|ao tecnico)|quanto (?:eu )?(?:pago|vou pagar|sai|fica|e) (?:hoje|agora|na hora|de entrada|para comecar|para instalar))\b/,
  ],
  [
    'withoutLoyalty',
    /\b(?:menos|exceto|tirando|nao (?:concordo|aceito|quero))(?: com)? (?:a |essa |de |d?essa )?fidelidade\b/,
  ],
  [
    'leavingAfter',
    /\b(?:sair|saio(?! de la)|cancel\w+|desist\w+|largar|parar|encerrar)\b.*\b(?:mes que vem|proximo mes|(?:depois de|em|com|daqui a?|apos|no) (?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) (?:mes|meses)|(?:\d{1,2}|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) (?:mes|meses) depois|meio (?:do )?ano)\b/,
  ],
]

const crew = '(?:tecnico|instalador|equipe|moco|rapaz|instala\\w+|visita|eles?)'

/** Questions about an order that exists. */
export const ofOwn: readonly Pattern[] = [
  ['accents', /\b(?:acento|til|cedilha|trema)s?\b/],
  [
    'visitNotice',
    /^(?!.*\b(?:fatura|conta|boleto|propaganda|promo\w+|contrato|resumo|falar|atend\w+)\b)(?=.*\b(?:zap|whats\w*|wpp|sms|torpedo)\b).*\b(?:mensage\w+|avis\w+|confirma\w+|lembrete|notific\w+|comunic\w+|visita|tecnico)\b/,
  ],
  [
    'crewDocument',
    new RegExp(
      `^(?=.*\\b${crew}\\b)(?=.*\\b(?:precis\\w+|mostr\\w+|apresent\\w+|ped\\w+|deix\\w+|exig\\w+|tem que|assin\\w+)\\b)(?!.*\\b(?:cracha|uniforme|dele|deles)\\b).*\\b(?:documentos?|rg|cnh|identidade|procuracao|cpf)\\b`,
    ),
  ],
  ['noise', /\b(?:barulh\w+|poeira|sujeira|suja(?:r|m)?|bagunca)\b/],
  [
    'visitHour',
    new RegExp(
      `^(?!.*\\b(?:atend\\w+|ate que)\\b)(?=.*\\b(?:${crew.slice(3, -1)}|chega\\w*|vem|aparec\\w+|pass\\w+)\\b).*\\b(?:(?:que|qual) (?:e )?(?:o |a )?hor(?:a|as|ario)(?: (?:exat[ao]|cert[ao]))?|hora (?:certa|exata|marcada)|horario (?:certo|exato|marcado)|mais ou menos que horas?)\\b`,
    ),
  ],
]

/** Talk about a contract to renew, or to move to fibre. */
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

/** Questions about the move from the old network to fibre. */
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

/** Questions about a campaign's promise. */
export const ofCampaigns: readonly Pattern[] = [
  ['points', /^(?!.*\bcartao\b).*\b(?:pontos|livelo|milhas?)\b/],
  [
    'mobileBonus',
    /\bbonus\b|\bgi?gas? (?:\S+ )?(?:a mais|no celular|extra)\b|\b(?:ganho|vantagem|beneficio)\b.*\b(?:celular|chip|linha|tim)\b/,
  ],
  ['blackFriday', /\bblack\b|\b(?:desconto|promocao|oferta) (?:da|do) (?:sexta|campanha)\b/],
]

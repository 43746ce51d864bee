/** Whether a text addresses the product (a question, greeting, command or refusal) and so is no answer. */
export function isTalk(text: string): boolean {
  return text.includes('?') || speaks.test(withoutAccents(text))
}

/** 'SIM' is a neighbourhood of Feira de Santana. */
export const isTalkOfPlace = (text: string) => isTalk(text) && text.trim() !== 'SIM'

/** 'Ajuda' is a place too, but not a name and not a house number. */
export const isTalkOrHelp = (text: string) => isTalk(text) || /^ajuda(?!\p{L})/iu.test(text)

/** Matches a house number with a complement, e.g. '35 apto 12'. */
export const numberAndMore =
  /^(\d+(?:[./-]\d+)*(?:[\s-]?\p{L})?)[\s,;–-]+((?:apartamento|apto?|ap|bloco|bl|torre|sala|loja|casa|fundos|frente|andar|cobertura|sobrado|conjunto|cj|unidade|quarto)(?!\p{L}).*)$/iu

/** Whether a text for a house number contains a complement. */
export const tellsDoor = (text: string) =>
  numberAndMore.test(text) || /^(?:apartamento|apto?|ap|bloco|bl|torre|sala)[\s.]/i.test(text)

/** Whether a text names a speed, e.g. '600 mega', which is no house number. */
export const tellsSpeed = (text: string) => /\d\s*(?:mega|giga)/i.test(text)

/** Matches a block and lot in one text, e.g. 'quadra 12 lote 7'. */
export const blockAndLot =
  /^(?:(?:a\s+)?(?:quadra|qd)[\s.:]+)?(\S+?)[\s,;–-]+(?:e\s+)?(?:o\s+)?(?:lote|lt)[\s.:]+(\S+)$/iu

export const namesBlock = (text: string) => /(?:^|[\s,;.-])(?:quadra|qd)[\s.:]/iu.test(text)
export const namesLot = (text: string) => /(?:^|[\s,;.-])(?:lote|lt)[\s.:]/iu.test(text)

/** Control characters, and characters without width or that reverse the text direction. */
export const invisibleChars = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
export const onlyVisibleChars = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a text contains a link, an e-mail or a telephone. 'Av.Com.Silva' is a street, 'pix.com' a link. */
export const hasLinkOrPhone = (text: string) => [link, telephone].some((one) => one.test(text))

const link =
  /@|:\/\/|(?<![\p{L}\d])www\.|[\p{L}\d]\.[a-z]{2,}\/|[\p{L}\d-]{3,}\.(?:com|net|org|info|site|online|shop|app|xyz|link|top|me|io|ly|gov|br)(?:\.[a-z]{2})?(?![.\p{L}\d])/iu
const telephone = /\d{8}|9\d{4}[ .-]\d{4}|\(\d\d\) ?\d{4}|(?:\d[ .-]){7}\d/

/** Words that begin a sentence to the product. A name may begin with the same letters and a hyphen. */
const speaks = new RegExp(
  `^[^\\p{L}\\d]*(?:${[
    'quero|queria|gostaria|preciso|prefiro|posso|pode(?:m|ria)?|vou|estou|acho|desisto|desistir|errei|esqueci',
    'falar|fale|voltar|volte|cancelar|cancele|sair|parar|pular|mudar|trocar|corrigir|corrija|alterar|editar|apagar|recomecar|reiniciar',
    'ja|mudei|corrige|deixa|deixe|espera (?:um|ai|so)|aguarde|errad[oa]|ta (?:bom|certo)|tanto faz|preco',
    'nao(?! me toque)|nunca|sim|ok|sei (?:la|nao|que)|nada(?= (?:disso|a ver|mais|nao)(?!\\p{L})|[^\\p{L}]*$)|isso|se eu|me ajud(?:a|e)|por favor',
    'oi+|ola|opa|bom dia|boa tarde|boa noite|tudo bem|obrigad[oa]|valeu|tchau|atendente|atendimento',
    'quanto|quantos|quantas|qual|quais|quando|onde|quem|como|por ?que|pq|(?:pra|para|o) que|que|tem|voces?|vcs?|eu',
    'me cham[oa]m?|sou|meu (?:nome|cep|numero|endereco|plano|telefone)|minha mae|ela (?:se chama|ja|morreu|faleceu)',
  ].join('|')})(?![\\p{L}’'-])`,
  'iu',
)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

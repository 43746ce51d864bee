/** Whether a text speaks to whoever asks, in a question, a greeting, a command or a refusal to tell, and so names nothing. */
export function isTalk(text: string): boolean {
  return text.includes('?') || speaks.test(withoutAccents(text))
}

/** 'Ajuda' is a place, too, but nobody's name and no door. */
export const isTalkOrHelp = (text: string) => isTalk(text) || /^ajuda(?!\p{L})/iu.test(text)

/** A door that says more than its number: '35 apto 12'. */
export const numberAndMore =
  /^(\d+(?:[./-]\d+)*(?:[\s-]?\p{L})?)[\s,;–-]+((?:apartamento|apto?|ap|bloco|bl|torre|sala|loja|casa|fundos|frente|andar|cobertura|sobrado|conjunto|cj|unidade|quarto)(?!\p{L}).*)$/iu

/** Whether a text for a number tells, too or only, which door it is behind it. */
export const tellsDoor = (text: string) => numberAndMore.test(text) || /^(?:apartamento|apto?|ap|bloco|bl|torre|sala)[\s.]/i.test(text)

/** '600 mega' is no house. */
export const tellsSpeed = (text: string) => /\d\s*(?:mega|giga)/i.test(text)

/** A plot of an allotment told at once: 'quadra 12 lote 7'. */
export const blockAndLot = /^(?:(?:a\s+)?(?:quadra|qd)[\s.:]+)?(\S+?)[\s,;–-]+(?:e\s+)?(?:o\s+)?(?:lote|lt)[\s.:]+(\S+)$/iu

export const namesBlock = (text: string) => /(?:^|[\s,;.-])(?:quadra|qd)[\s.:]/iu.test(text)
export const namesLot = (text: string) => /(?:^|[\s,;.-])(?:lote|lt)[\s.:]/iu.test(text)

/** The first words of what is said to somebody; a name may begin with the same letters, and with a hyphen after them. */
const speaks = new RegExp(
  `^[^\\p{L}\\d]*(?:${[
    'quero|queria|gostaria|preciso|prefiro|posso|pode(?:m|ria)?|vou|estou|acho|desisto|desistir|errei|esqueci',
    'falar|fale|voltar|volte|cancelar|cancele|sair|parar|pular|mudar|trocar|corrigir|corrija|alterar|editar|apagar|recomecar|reiniciar',
    'ja|mudei|corrige|deixa|deixe|espera (?:um|ai|so)|aguarde|errad[oa]|ta (?:bom|certo)|tanto faz|preco',
    'nao(?! me toque)|nunca|sim|ok|sei (?:la|nao|que)|nada|isso|se eu|me ajud(?:a|e)|por favor',
    'oi+|ola|opa|bom dia|boa tarde|boa noite|tudo bem|obrigad[oa]|valeu|tchau|atendente|atendimento',
    'quanto|quantos|quantas|qual|quais|quando|onde|quem|como|por ?que|pq|(?:pra|para|o) que|que|tem|voces?|vcs?|eu',
    'me cham[oa]m?|sou|meu (?:nome|cep|numero|endereco|plano|telefone)|minha mae|ela (?:se chama|ja|morreu|faleceu)',
  ].join('|')})(?![\\p{L}’'-])`,
  'iu',
)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

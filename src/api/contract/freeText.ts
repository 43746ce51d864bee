/** Whether a text speaks to whoever asks, in a question, a greeting, a command or a refusal to tell, and so names nothing. */
export function isTalk(text: string): boolean {
  return text.includes('?') || speaks.test(withoutAccents(text))
}

/** 'Ajuda' is a place, too, but nobody's name and no door. */
export const isTalkOrHelp = (text: string) => isTalk(text) || /^ajuda(?!\p{L})/iu.test(text)

/** A door that says more than its number: '35 apto 12'. */
export const numberAndMore =
  /^(\d+(?:[./-]\d+)*(?:[\s-]?\p{L})?)[\s,;–-]+((?:apartamento|apto?|ap|bloco|bl|torre|sala|loja|casa|fundos|frente|andar|cobertura|sobrado|conjunto|cj|unidade|quarto)(?!\p{L}).*)$/iu

/** A plot of an allotment told at once: 'quadra 12 lote 7'. */
export const blockAndLot = /^(?:(?:a\s+)?(?:quadra|qd)[\s.:]+)?(\S+?)[\s,;–-]+(?:e\s+)?(?:o\s+)?(?:lote|lt)[\s.:]+(\S+)$/iu

export const namesBlock = (text: string) => /(?:^|[\s,;.-])(?:quadra|qd)[\s.:]/iu.test(text)
export const namesLot = (text: string) => /(?:^|[\s,;.-])(?:lote|lt)[\s.:]/iu.test(text)

/** The first words of what is said to somebody; a name may begin with the same letters, and with a hyphen after them. */
const speaks = new RegExp(
  `^[^\\p{L}\\d]*(?:${[
    'quero|queria|gostaria|preciso|prefiro|posso|pode(?:m|ria)?|vou|estou|acho|desisto|desistir|errei|esqueci',
    'falar|fale|voltar|volte|cancelar|cancele|sair|parar|pular|mudar|trocar|corrigir|corrija|alterar|editar|apagar|recomecar|reiniciar',
    'nao(?! me toque)|nunca|sim|ok|sei (?:la|nao|que)|nada|isso|se eu|me ajud(?:a|e)|por favor',
    'oi+|ola|opa|bom dia|boa tarde|boa noite|tudo bem|obrigad[oa]|valeu|tchau|atendente|atendimento',
    'quanto|quantos|quantas|qual|quais|quando|onde|quem|como|por ?que|pq|o que|que|tem|voces?|vcs?|eu',
    'me cham[oa]m?|sou|meu nome|minha mae|ela se chama',
  ].join('|')})(?![\\p{L}’'-])`,
  'iu',
)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

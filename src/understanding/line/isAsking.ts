import { expandShortForms } from './expandShortForms.ts'
import { opening, questionWords } from './openingPhrases.ts'

const asking = new RegExp(
  `^${opening}((queria|quero|gostaria de) saber (se )?)?(${questionWords}|` +
    'que|tem|ha|existe|voces?|pode|da para|precis[ao]|vai|vou|aceita|cobram?|pag[ao]|e(?! aquele)|isso|demora|instala|' +
    'funciona|vem|chega|atende|se|serve|tenho que|em qu\\w+|a que|ate quando|depois|faz|fica|' +
    '[ao] (instalacao|internet|preco|modem|roteador|valor|desconto|bonus))\\b',
)

/** Matches 'Já vem com wi-fi ou tenho que comprar o roteador' */
const eitherOr = /\bou (?:eu )?(?:tenho|preciso|tem) (?:de|que)\b/

/** Whether a text asks something, with or without a question mark. */
export const isAsking = (text: string, plain: string) =>
  text.includes('?') || asking.test(expandShortForms(plain)) || eitherOr.test(expandShortForms(plain))

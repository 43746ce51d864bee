import { fullWords } from './fullWords.ts'
import { wordSet } from './smallWords.ts'

/** Words of acceptance, of agreement and of courtesy: beside them nothing is said. */
const accepting = wordSet('aceito aceitamos concordo concordamos')
const agreeing = wordSet(
  'sim s ok okay isso claro certo certinho pode podem fechar fecha fechou fechado finalizar finaliza confirmo confirmar confirmado bora simbora manda mandar perfeito combinado beleza',
)
const beside = wordSet(
  'ta esta eu li ja e tudo com o os as a contrato termos condicoes regulamento etiqueta renovar bala ver la ai vamos vamo ser obrigado por favor ' +
    'logo po parente mano uai tche moca moco viu agora entao ne bom bem otimo show top mesmo amigo amiga querido querida meu minha oxente oxe bah so rapaz ' +
    'deus abencoe te abencoe gracas tecnico equipe instalar instalacao vir',
)
const saysOnly = (words: string, meant: ReadonlySet<string>, also: readonly ReadonlySet<string>[]) => {
  const all = fullWords(words).split(' ')
  return all.some((word) => meant.has(word)) && all.every((word) => [meant, ...also].some((known) => known.has(word)))
}
/** Whether words are nothing but acceptance: no condition, no question, no change. */
export const accepts = (words: string) => saysOnly(words, accepting, [agreeing, beside])

/** Whether words are nothing but agreement. */
export const agrees = (words: string) => saysOnly(words, agreeing, [beside])

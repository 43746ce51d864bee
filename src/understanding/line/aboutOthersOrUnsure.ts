/** Whether a sentence is about somebody else's data, so that it answers nothing about the visitor. */
export function isAboutOthers(plain: string): boolean {
  const words = plain.replace(/\S+@\S+/g, ' ').replace(theMother, ' ')
  return someoneElse.test(words) || owned.test(words)
}

/** As isAboutOthers, where the mother's name is asked, so that mentions of her do not count. */
export const isAboutOtherThanMother = (plain: string): boolean =>
  isAboutOthers(plain.replace(ofMother, ' ')) || /\bmae e (o )?pai\b|\bpai e (a )?mae\b/.test(plain)
const ofMother =
  /(?<!\b(d|em |no |com |para |pra |pela |[dn]a (minha )?))\b((a|da) )?((minha|nossa) )?((querida|falecida|finada) )?(mae|mainha|mamae|maezinha|genitora|velha)\b|\b(o )?(nome )?dela\b(?! (e|eh) d)/g

/** Whether the visitor is unsure, or says more than one thing. */
export function isHedged(plain: string): boolean {
  return hedge.test(plain.replace(/\S+@\S+/g, ' '))
}

/** Whether a text is not a visitor's sentence: markup, code, a query, or far too long. */
export function isForeign(text: string): boolean {
  return text.length > 500 || /[<>{}`$]\S|:\/\/|www\.|--|ignore /i.test(text.replace(/<[^\s<>]+@[^\s<>]+>|r\$/gi, ' '))
}

export const people =
  'm[ae]e?zinha|mae|mamae|pai|marido|espos[oa]|mulher|filh[oa]s?|irma[o]?|vizinh[oa]|amig[oa]|namorad[oa]|' +
  'sogr[oa]|ti[oa]|av[oó]|vo|prim[oa]|chefe|cunhad[oa]|net[oa]|ex|trabalho|firma|colega|soci[oa]|cliente|' +
  '[pm]adr?(ast|inh)r?[oa]|tutora?|guardia|locatari[oa]|inquilin[oa]|zelador\\w*|sindic[oa]|faxineir[oa]|patr[ao]+|nora|genro|velh[oa]|companheir[oa]|compadre|corretora?|boy'
const someoneElse = new RegExp(
  '\\bnao e(h|) (o |a )?(meu|minha)\\b|\\b(meu|minha|meus|minhas|nosso|nossa|seu|sua|d[oa]|de um[a]?|' +
    `num[a]?|um[a]?|com [ao]|pelo|pela|no nome de)\\s+(outr[oa]\\s+|falecid[oa]\\s+)?(${people})\\b|` +
    `[(](?!trab)(${people})[)]|` +
    '\\bn[oa] nome d[aeo]s? (?!meu|minha)|\\b(dele|dela|deles|delas|outra pessoa|outro cpf|de terceiros|d[eo] (vcs|voces)|fulano|de alguem|antig[oa]|anterior|em outr[oa]|' +
    'fals[oa]|inventad[oa]|por exemplo|exemplo|ex-)\\b',
)
/** A mention of the mother's name, which is not about others where it is asked. */
const theMother =
  /(?<!em |no )\bnome (completo )?(da |de )?(minha )?(mae|mamae|genitora)\b|(?<![dlr]a )(?<!d)\b(a )?minha (querida |falecida )?(mae|mamae)(,| (e|eh|se chama|chama|chamava|se chamava|era)\b)|\bo (nome )?dela (e|era)\b/g
/** Matches a CEP that belongs to somebody: 'o CEP do João' */
const owned =
  /\bcep d(o|a|e|os|as) (?!((meu|minha) )?(casa|rua|imovel|endereco|local|instalacao|servico)\b)[a-z]|\be o nome d[aeo]\b/
export const bothWays = /^(sim e nao|nao,? (e )?sim)$/
const hedge =
  /\b(acho|talvez|lembro|certeza|parece que|mais ou menos|depende|sei la|provavelmente|deve ser|era|ja foi|errad[oa](?!,? (e|eh|o certo|o correto)\b)|chut|creio|imagino|perto d[oe](?= \d)|entre|protocolo|pedido|senha|rg|cnh|matricula)\b/

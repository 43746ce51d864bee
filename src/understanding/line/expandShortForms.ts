import { normalized, wordsOf } from './normalizeText.ts'

/** Keeps letters, digits and single spaces, and expands short forms and typos: 'vc n tem' is 'voce nao tem'. */
export const expandShortForms = (plain: string) =>
  wordsOf(plain)
    .split(' ')
    .map((word) => full.get(word) ?? word)
    .join(' ')

/** As expandShortForms, for a line as typed. */
export const writtenOut = (text: string) => expandShortForms(normalized(text).plain)

/** Maps the other spellings in each line to its first word. */
export const firstOfLine = (lines: string) =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return others.map((other): [string, string] => [other, first.replace('_', ' ')])
    }),
  )

const full = firstOfLine(`casa ksa kasa caza
voce vc ce
voces vcs ces
por_que pq porque porq pk
que q
o_que oq oque
tambem tb tbm tbem
nao n nn naum
sim ss siim simm siimm sss
nada nd
agora agr
hoje hj hje
de d
e eh
tudo td
beleza blz
valeu vlw
pode_ser pdp pdc
quero qro quiero
falar hablar
pessoa persona
para pra
para_o pro
esta ta
estou tou
precisa carece
mesmo msm memo
obrigado obrigada obg brigado brigada
por_favor pf pfv
quando qdo qnd qndo qando
quanto cuanto qto qnto qnt
depois dps
com c
aqui aki
cade kd
muito mto mt`)

import type { Key } from '../content/questions/answers.ts'

/** How one of two ways is chosen by itself: 'boleto né', 'se não der vai débito mesmo', 'pode mandar' */
export const oneOfTwo: { [K in Key]?: RegExp } = {
  directDebit:
    /^(?:(?:ah|bom|uai|ent[ãa]o|acho que|bota|p[õo]e|coloca|deixa|vai|vou|quero|prefiro|pode ser|fico|manda|se n[ãa]o der|eu|de|n?o|em|com)[\s,]+)*(?:boleto|d[ée]bito)(?: autom[áa]tico)?(?:\s+(?:n[ée]|mesmo|msm|ent[ãa]o|uai|por favor|pfv?|pra pagar menos|q(?:ue)? [ée] (?:mais \S+|menos)))*\W*$/i,
  acceptPromotions:
    /^(?:(?:tanto faz|ent[ãa]o|da[íi]|ah)[\s,]+)*(?:(?:acho (?:que |q )?)?(?:sim+(?: quero)?|n[ãa]o(?: quero)?|n)|pode(?: mandar| ser| sim)?|manda(?: sim)?|quero(?: sim)?|se der ent[ãa]o pode)\W*$/i,
}

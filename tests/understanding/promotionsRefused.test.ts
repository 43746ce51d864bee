import { expect, it } from 'vitest'
import { promotionsRefused } from '../../src/understanding/values/promotionsRefused.ts'

it.each([
  ['promoções: não', ''],
  ['promoções? não quero', ''],
  ['essas promoções aí, não pedi', ''],
  ['tudo certo menos as promoções', ''],
  ['quero mudar as promoções para não', ''],
  ['dá pra tirar as promoções?', ''],
  ['me tira dessa lista', ''],
  ['quero retirar o meu consentimento', ''],
  ['não me mandem spam', ''],
  ['aceito, exceto promoções', 'aceito,'],
  ['15/03/1990 e tira as promoções', '15/03/1990'],
  ['nao quero receber promoção no zap nao tá? meu celular é 16 99123-4567', 'meu celular é 16 99123-4567'],
  ['tá caro. e nao quero promoção, já me enchem demais', 'tá caro.'],
  ['não quero mais promoções. e muda o dia pra 15', 'e muda o dia pra 15'],
])('%j says no to promotions', (text, more) => expect(promotionsRefused(text)?.more).toBe(more))

it.each([
  'e se eu não quiser promoções?',
  'posso tirar as promoções depois?',
  'não tira as promoções',
  'não quero perder as promoções',
  'promoções sim, débito não quero',
  'não quero essa promoção de 500 mega',
  'não quero ligação com propaganda',
  'não tenho nada contra promoções',
  'promoção no zap não quero, só por e-mail',
  'vocês mandam promoção no zap?',
  'cancela o pedido',
  'quero sim, nunca recebi promoção de vocês',
  'vocês não mandaram nenhuma promoção',
])('%j does not', (text) => expect(promotionsRefused(text)).toBeNull())

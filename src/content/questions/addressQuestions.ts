import type { Lead } from '../../api/contract/lead/lead.ts'
import { cepText } from '../format.ts'
import type { Key } from './answers.ts'
import type { Question } from './question.ts'
import { asDigits } from '../../api/contract/values/digits.ts'
import { asBlock, asComplement, asLot, asNumber, asPlace, asState } from '../reading/answerParsers.ts'

const byHand = 'O CEP não trouxe esta parte do endereço, e sem ela não dá para achar a sua casa.'

/** Whether a lead's address is complete with house or lot. */
export const hasHouse = ({ number, allotment_number }: Lead['address']) => number !== null || allotment_number !== null

export const addressQuestions = {
  cep: {
    wire: { step: 'cep', fields: 'cep', back: 'told' },
    slug: 'cep',
    label: 'CEP da instalação',
    short: 'CEP',
    say: 'Qual é o CEP da instalação?',
    why: 'O CEP diz se a fibra passa na sua rua e quais planos chegam aí.',
    help: 'São oito números, como em 14010-100.',
    input: { kind: 'text', mask: 'cep', inputMode: 'numeric', autoComplete: 'postal-code', example: '00000-000' },
    read: asDigits,
    show: cepText,
    review: { group: 'address' },
  },
  state: {
    wire: {
      step: 'cep',
      fields: 'state',
      back: 'told',
      write: ({ state }, { street }) => ({ state: state ?? street?.state }),
    },
    slug: 'estado',
    label: 'Estado',
    say: 'A busca por CEP caiu. Em que estado fica o endereço?',
    why: byHand,
    input: { kind: 'state', autoComplete: 'address-level1' },
    read: asState,
    show: String,
    dependsOn: ['cep'],
    skipWhen: (_, { street }) => street?.found !== 'down',
    review: null,
  },
  city: {
    wire: {
      step: 'cep',
      fields: 'city',
      back: 'told',
      write: ({ city }, { street }) => ({ city: city ?? street?.city }),
    },
    slug: 'cidade',
    label: 'Cidade',
    say: 'E em que cidade?',
    why: byHand,
    input: { kind: 'text', autoComplete: 'address-level2', example: 'Ribeirão Preto', maxLength: 128 },
    read: asPlace,
    show: String,
    dependsOn: ['cep'],
    skipWhen: (_, { street }) => street?.found !== 'down',
    review: null,
  },
  neighborhood: {
    wire: {
      step: 'cep',
      fields: 'neighborhood',
      back: 'told',
      write: ({ neighborhood }, { street }) => ({ neighborhood: neighborhood ?? street?.neighborhood }),
    },
    slug: 'bairro',
    label: 'Bairro',
    say: (_, { street }) =>
      street?.found === 'city' ? `Achei: ${street.city}/${street.state}. Qual é o bairro?` : 'Qual é o bairro?',
    why: byHand,
    input: { kind: 'text', autoComplete: 'address-level3', example: 'Centro', maxLength: 128 },
    read: asPlace,
    show: String,
    dependsOn: ['cep'],
    skipWhen: (_, { street }) => !street || street.neighborhood !== '',
    review: null,
  },
  street: {
    wire: {
      step: 'cep',
      fields: 'address',
      back: 'told',
      write: ({ street: typed }, { street }) => ({ address: typed ?? street?.street }),
    },
    slug: 'rua',
    label: 'Rua',
    say: 'Qual é o nome da rua?',
    why: byHand,
    input: { kind: 'text', autoComplete: 'address-line1', example: 'Rua das Palmeiras', maxLength: 128 },
    read: asPlace,
    show: String,
    dependsOn: ['cep'],
    skipWhen: (_, { street }) => !street || street.street !== '',
    review: null,
  },
  number: {
    wire: { step: 'number', fields: 'number', back: 'told' },
    slug: 'numero',
    label: 'Número',
    say: (_, { street }) =>
      street?.street ? `Achei: ${street.street}. Qual é o número?` : 'Qual é o número da casa ou do prédio?',
    why: 'A fibra chega poste a poste: o número diz qual caixa da rua atende você.',
    help: 'Se não tiver número, escreva s/n.',
    helpAlone: 'Se tiver complemento, escreva junto: 35 apto 12. Sem número, s/n.',
    input: { kind: 'text', inputMode: 'text', autoComplete: 'off', example: '35', maxLength: 64 },
    read: asNumber,
    show: String,
    doubt: (number) => (/^\d{5}-?\d{3}$/.test(number) ? { code: 'number.unusual' } : null),
    dependsOn: ['cep'],
    uses: ['street'],
    skipWhen: (_, { street }) => street?.byLot === true,
    review: { group: 'address', label: 'Endereço' },
  },
  block: {
    wire: {
      step: 'number',
      fields: ['block_number', 'is_block_allotment'],
      back: 'told',
      write: ({ block }, { street }) => ({ block_number: block, is_block_allotment: street?.byLot || undefined }),
    },
    slug: 'quadra',
    label: 'Quadra',
    say: 'Nesse loteamento o endereço é por quadra e lote. Qual é a quadra?',
    why: 'Em loteamentos a rede é mapeada por quadra e lote, e não por número.',
    input: { kind: 'text', autoComplete: 'off', example: '12', maxLength: 16 },
    read: asBlock,
    show: (block) => `Quadra ${block}`,
    dependsOn: ['cep'],
    skipWhen: (_, { street }) => street?.byLot !== true,
    review: null,
  },
  lot: {
    wire: { step: 'number', fields: 'allotment_number', back: 'told' },
    slug: 'lote',
    label: 'Lote',
    say: 'E o lote?',
    why: 'Em loteamentos a rede é mapeada por quadra e lote, e não por número.',
    input: { kind: 'text', autoComplete: 'off', example: '7', maxLength: 16 },
    read: asLot,
    show: (lot) => `Lote ${lot}`,
    dependsOn: ['cep'],
    skipWhen: (_, { street }) => street?.byLot !== true,
    review: null,
  },
  complement: {
    wire: {
      step: 'number',
      fields: ['complement', 'customComplement', 'notFoundComplement'],
      back: 'told',
      write: ({ complement }, { units }) =>
        complement && !units?.complements.includes(complement)
          ? { complement, customComplement: complement, notFoundComplement: true }
          : { complement },
      from: ({ address }) => (hasHouse(address) ? (address.complement ?? '') : null),
    },
    slug: 'complemento',
    label: 'Complemento',
    say: 'Tem complemento? Apartamento, bloco, casa dos fundos…',
    why: 'O complemento ajuda o técnico a achar a sua porta. Se não houver, siga sem complemento.',
    help: 'Exemplos: Apto 301, Bloco B, Casa 2.',
    input: { kind: 'complement', none: 'Sem complemento', example: 'Apartamento 301' },
    read: asComplement,
    show: String,
    dependsOn: ['cep', 'number', 'block', 'lot'],
    uses: ['units'],
    review: null,
  },
} satisfies { [K in Key]?: Question<K> }

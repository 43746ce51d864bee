import { expect, test } from 'vitest'
import { flows } from '../../src/content/flows/flows.ts'
import { isAt, type Layout, type Screen } from '../../src/content/flows/screen.ts'
import { addressesOfPages, pages } from '../../src/content/pages.ts'

const under = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`)

/** The addresses of external links, by layout. */
const promised = {
  home: [
    '/',
    '/ofertas',
    '/novo-cliente',
    '/consulta-cpf',
    '/refidelizacao/ofertas',
    '/refidelizacao/consulta-cpf',
    '/700mb',
    '/500mb',
    '/1gb/index.temp',
    '/livelo',
    '/paramount',
    '/hbo-max',
    '/globoplay',
  ],
  cart: [
    '/checkout',
    ...under('/checkout', 'carrinho', 'validacao', 'validacao/erro1', 'validacao/erro2', 'confirmacao'),
    '/pedido-realizado',
    '/refidelizacao/pedido-realizado',
    '/refidelizacao/confirmacao',
  ],
  loading: [
    '/checkout/verificando-disponibilidade',
    '/checkout/confirmando-dados',
    '/chat',
    '/chat-tct',
    '/consultar-cobertura/verificando-disponibilidade',
  ],
  'no-coverage': [
    '/checkout/planos',
    '/regulamentos',
    '/linktree',
    '/consultar-cobertura/sem-cobertura',
    '/consultar-cobertura/oferta-indisponivel',
    '/checkout/oferta-indisponivel',
  ],
  checkout: under(
    '/checkout',
    'cep',
    'telefone',
    'nr-imovel',
    'nome-mae',
    'nome',
    'instalacao',
    'instalacao-pagamento',
    'email',
    'data-nascimento',
    'data-instalacao',
    'data-de-vencimento',
    'dados-pessoais',
    'cpf',
    'conta-debito',
    'consulta-telefone',
    'confirmacao-colaborador',
    'ativar-debito',
  ),
  'second-checkout': ['/checkout/cep-dados-cliente'],
  coverage: under('/consultar-cobertura', 'cep', 'cep/x7a9', 'nr-imovel'),
  plans: ['/consultar-cobertura/planos'],
  'call-request': ['/consultar-cobertura/com-cobertura', '/receber-ligacao'],
  'mobile-plan-selection': ['/selecao-plano-movel'],
} satisfies { [L in Layout]?: string[] }

test.each(Object.entries(promised))('every promised address of the layout %s has it', (layout, paths) => {
  for (const path of paths) expect([path, pages.find((page) => isAt(page, path))?.layout]).toEqual([path, layout])
})

test('an address shows one page in one layout in every flow', () => {
  const paths = addressesOfPages().flatMap((same) => same.paths)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  for (const sharing of Map.groupBy<string, Screen>(
    Object.values(flows).flatMap(({ screens }) => screens),
    ({ path }) => path,
  ).values())
    expect(new Set(sharing.map(({ path, kind, layout }) => `${path} ${kind} ${layout}`)).size).toBe(1)
})

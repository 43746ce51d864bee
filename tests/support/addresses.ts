import type { Layout } from '../../src/routes.tsx'

const under = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`)

/** Every address below a campaign, by the layout that it must have. */
export const layouts = {
  home: ['/', '/ofertas', '/novo-cliente', '/consulta-cpf', '/refidelizacao/ofertas', '/refidelizacao/consulta-cpf', '/700mb', '/500mb', '/1gb/index.temp', '/livelo', '/paramount', '/hbo-max', '/globoplay'],
  cart: ['/checkout', ...under('/checkout', 'carrinho', 'validacao', 'validacao/erro1', 'validacao/erro2', 'confirmacao'), '/pedido-realizado', '/refidelizacao/pedido-realizado', '/refidelizacao/confirmacao'],
  loading: ['/checkout/verificando-disponibilidade', '/checkout/confirmando-dados', '/chat', '/chat-tct', '/consultar-cobertura/verificando-disponibilidade'],
  'no-coverage': ['/checkout/planos', '/regulamentos', '/linktree', '/consultar-cobertura/sem-cobertura', '/consultar-cobertura/oferta-indisponivel', '/checkout/oferta-indisponivel'],
  checkout: under(
    '/checkout', 'cep', 'telefone', 'nr-imovel', 'nome-mae', 'nome', 'instalacao', 'instalacao-pagamento', 'email', 'data-nascimento', 'data-instalacao', 'data-de-vencimento',
    'dados-pessoais', 'cpf', 'conta-debito', 'consulta-telefone', 'confirmacao-colaborador', 'ativar-debito',
  ),
  'second-checkout': ['/checkout/cep-dados-cliente'],
  coverage: under('/consultar-cobertura', 'cep', 'cep/x7a9', 'nr-imovel'),
  plans: ['/consultar-cobertura/planos'],
  'call-request': ['/consultar-cobertura/com-cobertura', '/receber-ligacao'],
  'mobile-plan-selection': ['/selecao-plano-movel'],
} satisfies { [L in Layout]?: string[] }

export const addresses: string[] = Object.values(layouts).flat()

import { wordSet } from '../line/smallWords.ts'

/** Common Brazilian given and family names. */
export const usualNames: ReadonlySet<string> = wordSet(
  'conceicao assuncao encarnacao anunciacao constancia prudencia florencia hortencia vicencia clemencia natividade armando orlando rolando ferdinando hernando normando brando hildebrando rosendo cruz ' +
    'almeida alves amanda ana andrade andre antonia antonio ' +
    'barbosa beatriz ' +
    'bruna bruno camila campos cardoso carlos carvalho castro ' +
    'clara claudia claudio correia costa daniel daniela david dias diego ' +
    'fabio fernanda fernandes fernando ferreira francisco ' +
    'gabriel gabriela gomes goncalves henrique ' +
    'jessica joao jorge jose julia laura leandro leonardo ' +
    'leticia lima lopes lucas lucia luis luisa luiz luiza marcelo ' +
    'marcia maria mario martins mateus matheus mendes ' +
    'miguel moreira nunes oliveira ' +
    'patricia paula paulo pedro pereira pinto rafael ramos ' +
    'regina reis renata renato ribeiro ricardo rita rocha rodrigo rodrigues ' +
    'rosa santana santos sergio silva soares ' +
    'sonia sousa souza thiago tiago ' +
    'max pena vale vera vieira vinicius vitor',
)

/** Endings of Brazilian given names that few other words have: Edson, Ailton, Ivanilda, Gislaine. */
export const endsAsName =
  /([lmnrdv]son|[ae]r?ton|[rlv][ai]ldo|berto|[ai]lda|ian[aeo]|[ou]ana|[aei]ine|elle|ielly|ciele|eide|ete|mir|cio|.shima|.moto|mura|etti|elli|chi)$/

import { wordSet } from '../smallWords.ts'

/** Given and family names that are common here. */
export const usualNames: ReadonlySet<string> = wordSet(
  'alessandra alexandre alice aline almeida alves amanda ana andrade andre anjos antonia antonio ' +
    'aparecida araujo arthur augusto azevedo barbosa barros batista beatriz benedito bianca borges braga ' +
    'brandao brito bruna bruno camargo camila campos cardoso carlos carvalho castro cecilia cesar ' +
    'clara claudia claudio correa correia costa cristina cunha daniel daniela davi david dias diego ' +
    'diogo duarte eduardo fabio farias felipe fernanda fernandes fernando ferreira fonseca francisco freitas ' +
    'gabriel gabriela garcia gomes goncalves guilherme gustavo helena henrique ' +
    'isabel isabela jessica joao joaquim jorge jose julia larissa laura leandro leonardo ' +
    'leticia lima lopes luana lucas lucia luis luisa luiz luiza macedo maia marcela marcelo ' +
    'marcia marcos maria marina mario marques martins mateus matheus matos melo mendes ' +
    'miguel miranda monica monteiro moraes moreira mota moura nascimento neves nogueira nunes oliveira ' +
    'pacheco patricia paula paulo pedro pereira pinto prado priscila rafael ramos raquel ' +
    'regina reis renata renato resende ribeiro ricardo rita robson rocha rodrigo rodrigues ' +
    'rogerio rosa sales sandra santana santos sara sebastiao sergio silva silveira silvia simone soares ' +
    'sonia sousa souza tavares teixeira teresa thiago tiago torres valeria ' +
    'vanessa vera vicente victor vieira vinicius vitor',
)

/** How given names end here, and few other words: Edson, Ailton, Ivanilda, Gislaine. */
export const endsAsName =
  /([lmnrdv]son|[ae]r?ton|[rlv][ai]ldo|berto|[ai]lda|ian[aeo]|[aei]ine|elle|ielly|ciele|eide|ete|mir|cio|.shima|.moto|mura|etti|elli|chi)$/

import { wordSet } from '../smallWords.ts'

/** Given and family names that are common here, as evidence that words are a name; nobody needs one of them to be believed. */
export const usualNames: ReadonlySet<string> = wordSet(`
  adriana aguiar alexandre alice aline almeida alves amaral ana andrade andre antonio aparecida araujo azevedo
  barbosa barros batista beatriz bezerra borges braga brito bruno camargo campos cardoso carlos carvalho castro
  cavalcante claudia claudio coelho correa correia costa cunha daniel daniela dias diego duarte eduardo fabio
  farias felipe fernanda fernandes fernando ferreira figueiredo fonseca francisco freitas gabriel gabriela
  garcia geraldo gomes goncalves guilherme guimaraes gustavo helena jessica joao jorge jose julia juliana laura
  leite leonardo lima lopes lucas lucia luciana luis luisa luiz luiza macedo machado maia marcelo marcia marcio
  marcos maria mariana marques martins mateus matheus matos medeiros melo mendes miguel miranda
  monteiro moraes moreira mota moura nascimento neves nogueira nunes oliveira pacheco paiva patricia paulo pedro
  peixoto pereira pessoa pinto pires prado rafael ramos raquel regina reis renato ribeiro ricardo rita
  roberto robson rocha rodrigo rodrigues rogerio sales sandra santana santos silva soares sousa souza tavares
  teixeira teresa thiago tiago torres vanessa vieira wellington xavier
`)

/** Given and family names that are common here, as evidence that words are a name; nobody needs one of them to be believed. */
export const usualNames: ReadonlySet<string> = new Set(
  `maria jose ana joao antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe rodrigo mateus matheus andre fernando fabio leonardo gustavo guilherme tiago thiago ricardo marcio jorge alexandre roberto
claudio jessica juliana adriana marcia fernanda patricia aline sandra julia luciana vanessa mariana gabriela claudia beatriz rita daniela aparecida raquel regina helena
alice laura luisa luiza miguel wellington robson geraldo rogerio renato diego teresa lucia
silva santos oliveira souza sousa rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho almeida lopes soares fernandes vieira barbosa rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso ramos goncalves santana teixeira
araujo pinto correia correa barros campos batista cavalcante monteiro moura castro melo azevedo reis borges miranda moraes cunha farias guimaraes duarte nogueira tavares xavier brito macedo pires aguiar medeiros coelho bezerra figueiredo leite braga 
camargo fonseca garcia maia matos mota neves pacheco paiva peixoto pessoa prado queiroz sales sampaio torres vasconcelos vargas smith amaral assis brandao
diniz lira mesquita rangel teles toledo abreu`.split(/\s+/),
)

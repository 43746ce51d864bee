import { describe, expect, it } from 'vitest'
import { inNameCase } from '../../src/api/contract/values/firstName.ts'
import { sampleWorld } from '../../scripts/understanding/sampleWorld.ts'
import { interpret } from '../../src/understanding/interpret.ts'
import type { Key } from '../../src/content/questions/answers.ts'

const read = (ask: Key, text: string) =>
  interpret({ ask, text, known: { cep: '14010100', number: '35' } }, { ...sampleWorld, today: '20/11/2026' })
/** The answers taken or read back. */
function heard(ask: Key, text: string) {
  const { answers, doubted } = read(ask, text)
  return { ...doubted, ...answers }
}

describe('a name of rare or ambiguous words is believed', () => {
  it.each(
    (
      'adelmo lobo;zuleide guerra;jandira flores;evandro leite;nivaldo pinto;dirce bento;creusa campos;otávio reis;ivanete dias;ronaldo prudente;' +
      'LINDALVA DAS GRAÇAS DO ROSÁRIO;JOSÉ DO NASCIMENTO;gildásio bispo;keila machado;wilma coelho;yago carneiro;uelinton bastos;thayná valente;' +
      'osmarina neto;benedito sobrinho;Maria de Lourdes Passos;perpétua do socorro;conceição brandão;jaqueline fortes;ítalo amado;Clarice Pessoa;' +
      'nathália barata;ednalva da luz;welton porto;iracema rios;maicon furtado;Sebastiana Deus;rayssa ventura;cleusa salgado;dejanira casado'
    ).split(';'),
  )('%s', (text) => expect(heard('name', text)).toEqual({ name: inNameCase(text) }))
})

describe('a name is found among the words that lead to it and follow it', () => {
  it.each<[Key, string, string]>([
    ['name', 'me chamo jurandir lobo', 'jurandir lobo'],
    ['name', 'sou a ivete campos', 'ivete campos'],
    ['name', 'pode pôr aí adelmo guerra', 'adelmo guerra'],
    ['name', 'põe aí zenaide flores', 'zenaide flores'],
    ['name', 'aqui é o nilton reis', 'nilton reis'],
    ['name', 'quem fala é a dirce pinto', 'dirce pinto'],
    ['name', 'meu nome todo é wagner leite', 'wagner leite'],
    ['name', 'Nadir Bento de novo', 'Nadir Bento'],
    ['name', 'Nadir Bento né', 'Nadir Bento'],
    ['name', 'nadir bento, prazer', 'nadir bento'],
    ['name', 'Elias Campos, mas o povo me chama de Lico', 'Elias Campos'],
    ['name', 'sou o Chico, Francisco Campos', 'Francisco Campos'],
    ['name', 'é Luiz com Z, Luiz Prates', 'Luiz Prates'],
    ['name', 'Tereza Prates, com Z', 'Tereza Prates'],
    ['name', 'Sílvia Prates Dutra (Dutra é de casada)', 'Sílvia Prates Dutra'],
    ['name', 'Nelson Duarte, 58 anos', 'Nelson Duarte'],
    ['name', 'Karen Siqueira, nutricionista', 'Karen Siqueira'],
    ['motherName', 'ela se chama odila guerra', 'odila guerra'],
    ['motherName', 'mainha é zefa do carmo', 'zefa do carmo'],
    ['motherName', 'mamãe se chamava Olga Dutra', 'Olga Dutra'],
    ['motherName', 'Olga Dutra, já falecida', 'Olga Dutra'],
    ['motherName', 'Olga Dutra (falecida)', 'Olga Dutra'],
    ['motherName', 'olga dutra, viúva', 'olga dutra'],
    ['motherName', 'dona Eulália das Neves, 88 anos e forte', 'Eulália das Neves'],
    ['motherName', 'mãe: Olga Dutra pai: Raul Dutra', 'Olga Dutra'],
    ['motherName', 'pai: Raul Dutra mãe: Olga Dutra', 'Olga Dutra'],
    ['motherName', 'minha mãe já partiu, Deus a guarde, era Olga Dutra de Lima', 'Olga Dutra de Lima'],
    ['motherName', 'o nome dela: OLGA DUTRA', 'OLGA DUTRA'],
    ['motherName', 'nome da genitora Assunção Dutra', 'Assunção Dutra'],
  ])('%s: %s', (key, text, name) => expect(heard(key, text)).toEqual({ [key]: inNameCase(name) }))
})

describe('no name is where there is none', () => {
  it.each(
    (
      'tudo ótimo;boa ideia;muito bom mesmo;sei lá viu;depende da hora;quero o mais rápido;tô sem tempo;que demora;internet péssima;sinal fraco;' +
      'cinco minutinhos;tomando café;deu ruim aqui;meu celular travou;vou almoçar;já te respondi;nossa senhora;vixe maria;graças a deus;jesus amado;' +
      'boa noite pessoal;adorei o plano;gostei muito;trabalho pesado;casa verde;rua deserta;olga dutra ou olga lima;no nome do meu marido;' +
      'falei com a Olga ontem;sou professora;sou flamenguista doente;sou pernambucano arretado;nome sujo;tira o Dutra;coisa feia;lala lala;bcdfg hjkl'
    ).split(';'),
  )('%s', (text) => expect(read('name', text).answers).toEqual({}))

  it.each([
    'minha mãe faleceu',
    'não conheço ela',
    'é a mesma de antes',
    'mãe adotiva: Olga Dutra',
    'Olga Dutra, que me criou',
    'minha sogra é Olga Dutra',
  ])('of the mother: %s', (text) => expect(read('motherName', text).answers).toEqual({}))

  it.each(['zuleide', 'kauê', 'me chamo adelmo'])('%s lacks the family name', (text) =>
    expect(read('name', text).rejected).toEqual({ name: 'Escreva nome e sobrenome, como em Ana Souza.' }),
  )
})

import { numberNames } from '../numberWords.ts'
import { smallWords, wordSet } from '../smallWords.ts'
import { months } from './months.ts'

/** Words of which no name is made here: who writes one of them says something else. */
export const notNames: ReadonlySet<string> = wordSet(
  `
  want aceito acho adotada adotado ainda ajuda alguem ali ama amanha amiga amigo anonimo anos anterior antes aos
  apartamento apelido apenas aplicativo app apto aquela aquele aquilo are ate atendente atendimento avenida avo
  bairro banco bank barata barato bem black bloco boa boas boleto bom bons bradesco brasil cadastro cade can
  canal cara caralho caro cartao casa casas cep certo chama chamar chamo chat chefe claro cliente cnpj cobertura
  cobre coisa como complemento completo confio conheci consegue consigo consta conta contrato conversa copa
  corinthians corrigir cpf credito custa custo dado debito deezer dentro depende depois desconhecida
  desconhecido desconto desde desistir deu deus disse documentos domingo dona dono duvida duvidas ela elas ele
  eles email empresa endereco english entender entendi era errada errado erro es esposa estado estava faco fala
  faleceu falecida falecido fatura faz fazer feira feito feliz fibra fico filha filho fisica fiz flamengo fone
  fora foto fraude friday funciona gente giga globoplay golpe google gosta gracias gratis ha haha has have haver
  hbo he help hi hoje hola hora how igreja importa instala internet ir irma irmao isto itau jamais juridica kkk
  lenta llamo lo logo loja lojas longe lote ltda lula mae magazine mail mais mal mamae manha marido mega melhor
  menos mercado merda mesma mi minhas modem mora moro morreu mto much mucho muita muito multa mundo n nada name
  namorada namorado nao nasci nascido nascimento natal naum need negativo nem nenhum net netflix ninguem noite
  nombre nome nossa nosso not nova novo nubank num numa numero numeros nunca of oferta ofertas oficina oi ok ola
  onde ontem opa orfao otimo outra outras outro outros padaria pagamento pagina paginas pai palmeiras paramount
  pedido perai pergunta perguntas perto pessoal pior pix plan plano planos play please plus pode podem poder
  porque porra positivo posso pouco praia precisa preciso preco primeira primeiro promocao propria proprio
  proxima puta quadra qual qualquer quanto quantos quarta quem quer quinta rapido recusa registrado repetir
  resposta restaurante rg roteador rua s sabado sabe santander sao segunda segundo segura seguro select sem
  semana sempre seu seus sexta she sim sinal sistema site sms sob sobre sobrenome sogra somos soy speak ss
  streaming sua suas tal talvez tanto tao tarde tchau te tecnico telefone tem temos tenho ter terca terceiro
  teste thank that they this tia tim tio token trabalho tudo tv ultima ultimo ultrafibra umas unibanco uns usa
  uso usted vai valor vc vcs vejo vem vencimento ver visita viva vivo vizinha vizinho vo voce voces volta vovó
  was we what when which who why wifi yes yo your
`,
  [...smallWords, ...numberNames, ...months.filter((month) => month !== 'marco' && month !== 'agosto')],
)

/** Places that are written where a name is asked. */
export const placeNames =
  /^(?:rio de janeiro|belo horizonte|ribeirao preto|porto alegre|sao bernardo|sao jose|santo andre|campo grande|minas gerais|espirito santo|santa catarina|mato grosso|distrito federal|vila velha|rio grande|sao carlos|rio branco|porto velho|boa vista|joao pessoa|bom jesus|(?:costa|copa|praca|ilha|serra|porto|praia|lagoa|morro|vale|campos|estacao|shopping) d[aeo]s? |jardim |vila |parque |residencial |condominio |edificio |jose bonifacio|centro |bairro )/

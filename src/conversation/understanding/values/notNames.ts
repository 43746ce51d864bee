import { numberNames } from '../numberWords.ts'
import { fillers, wordSet } from '../smallWords.ts'
import { months } from './months.ts'

/** Words of which no name is made here, those of both genders with an '@': who writes one of them says something else. */
export const notNames: ReadonlySet<string> = wordSet(
  'internet ave santissima fibra otica wi fi google cristo ferro promocao cartao credito pessoa fisica friday play hbo plus itau palmeiras manaus acougue central chip banda salve plano ' +
    'escola clinica hospital praca posto bar salao colegio ii aceito acho adotad@ ainda ajuda alguem ali ama amanha anos anterior antes aos apartamento apelido ' +
    'apenas apto aquela aquele aquilo ate atendente atendimento avenida avo bairro banco bank bloco bo@ brasil ' +
    'cade cas@ centro cep chama chamar chamo chat claro coisa como complemento condominio confio ' +
    'conheci consegue consigo consta conta corrigir cpf dado dentro depende depois desconhecid@ desconto desde ' +
    'desistir deu deus disse domingo don@ duvida duvidas edificio ela elas ele eles email empresa endereco ' +
    'entendi era errad@ erro estava faco fala faleceu falecid@ faz feliz fico fiz fora gente hoje ' +
    'igreja importa ir isto jamais jardim loj@ lote ltda lula magazine mal manha ' +
    'menin@ menos mercado mesm@ minhas mora moro morreu muit@ n nada nao nasci nascid@ naum nem nenhum ' +
    'ninguem noite nome noss@ nov@ num numa numeros nunca oficina onde ontem orfa@ outr@ padaria parque ' +
    'pedido perai pergunta perguntas perto poder porque pouco praia precisa primeir@ proxim@ quadra qual qualquer ' +
    'quant@ quarta quem quer quinta residencial restaurante rua s sabado sabe sao segund@ sem semana sempre seu ' +
    'seus sexta sob sobre sobrenome somos sua suas tal talvez tant@ tao tarde tchau temos tenho ter terca ' +
    'bora choque drop table finada saudosa biologica memoriam vendedor representante terceiro tim ultim@ umas uns vc vcs vejo ver vila viv@ vo voce voces volta',
  [...fillers, ...numberNames, ...months.filter((month) => month !== 'marco' && month !== 'agosto')],
)

/** Places with a usual name in theirs, written where a name is asked. */
export const placeNames =
  /^(santa catarina|ribeirao preto|porto alegre|belo horizonte|governador valadares|duque de caxias|vitoria (regia|da)|sao (bernardo|jose|carlos)|santo andre|joao pessoa|bom jesus|jose bonifacio|(costa|copa|praca|ilha|serra|porto|praia|lagoa|morro|vale|campos|estacao|shopping) d[aeo]s?) /

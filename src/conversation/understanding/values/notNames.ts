/** Words of which no name is made here: who writes one of them says something else. */
export const notNames: ReadonlySet<string> = new Set(
  `eu voce vc vcs voces nos a o as os um meu minha meus minhas seu sua seus suas nosso nossa isso isto aquilo este esta esse essa aqui ali la ai hoje ontem amanha agora depois antes ja ainda sempre nunca jamais talvez nao naum n sim s
ss claro ok que quem qual quanto quantos quando onde como porque por pra para pro com sem sob sobre ate desde em no na nas num numa ao aos pelo pela mas ou nem tambem tb tbm so apenas muito muita mto pouco mais menos bem mal melhor
pior bom boa bons boas otimo caro cara barato barata gratis ser sou e eh era foi somos sao seria estar estou ta tao estava ter tenho tem temos haver ha fazer faz faco fiz feito ir vou vai vamos ver vejo viu dar dou deu da poder
pode posso podem consigo consegue querer quero quer queria gostaria disse falar fala falei sei sabe vem chamo chama chamar nome sobrenome completo apelido cpf cnpj rg cep email mail telefone fone numero numeros casa apto
apartamento bloco rua avenida bairro cidade estado endereco complemento quadra lote banco agencia conta boleto debito pix fatura vencimento pagamento pagar preco valor custa custo desconto oferta ofertas plano planos internet net
wifi fibra mega giga sinal roteador modem instalacao tecnico dia hora manha tarde noite semana segunda terca quarta quinta sexta sabado domingo feira janeiro fevereiro abril maio junho julho setembro outubro novembro dezembro tim
vivo oi globoplay hbo paramount netflix deezer streaming canal tv pedido contrato contratar cancelar desistir voltar volta pular proxima anterior repetir recomecar ajuda atendente atendimento gente alguem ninguem errei errado
errada erro corrigir mudar trocar alterar confirmar informar resposta pergunta perguntas passar dado documentos preciso precisa prefiro acho entendi entender duvida duvidas reclamar ola opa tudo tchau obrigado obrigada valeu favor
haha kkk teste tal mesma mesmo outro outra outros outras nada nenhum coisa cliente empresa titular dono dona proprio propria responsavel mae pai marido esposa filho filha irmao irma amigo amiga sogra vizinho vizinha namorada
namorado avo tio tia moro mora morar fica fico cobertura cobre funciona cobrar multa fidelidade seguro segura golpe fraude certo lenta rapido i you he she we they it my your is are was the this that what who how much do want need
have has can please help speak english why when which hi thank yes not plan of name select logo pessoal importa anonimo brasil perai cade mandar trabalho trabalhar usar uso usa gosta qualquer tanto depende anos idade dentro fora
perto longe primeiro primeira segundo terceiro ultima ultimo novo nova meia dois tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta cem mil nascido nasci nascimento registrado consta falecida falecido faleceu
morreu viva desconhecida desconhecido conheci adotado adotada orfao recusa negativo positivo aceito confio token sms foto site pagina paginas chat conversa aplicativo app merda caralho uma uns umas aquele aquela ele ela eles elas
te ama instala visita mamae vo vovó ultrafibra unibanco itau nubank bradesco santander black friday copa mundo feliz natal corinthians palmeiras flamengo deus novidade promocao cadastro sistema bank 
lo puta porra play plus`.split(/\s+/),
)

/** Places that are written where a name is asked. */
export const placeNames = /^(?:sao paulo|rio de janeiro|belo horizonte|ribeirao preto|porto alegre|sao bernardo|sao jose|santo andre|campo grande|minas gerais|espirito santo|santa catarina|mato grosso|distrito federal|vila velha|rio grande|sao carlos|rio branco|porto velho|boa vista|joao pessoa|bom jesus|(?:costa|copa|praca|ilha|serra|porto|praia|lagoa|morro|vale|campos|estacao|shopping) d[aeo]s? |jardim |vila |parque |residencial |condominio |edificio |jose bonifacio|centro |bairro )/

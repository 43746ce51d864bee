/** Words by subject, one subject a line. Each word is in one line only. */
export const subjectWords = `conta fatura faturas boleto boletos cobranca cobram cobrar cobra contas papelzinho carne
tecnico tecnicos moco mocos rapaz rapazes instalador instaladores equipe pessoal cara homem funcionario funcionarios visita visitas
instalacao instala instalar instalam instalado instalada instalem montar colocar botar ligam
cancelar cancelo cancela cancelamento cancelado sair saio saindo largar encerrar desligar romper quebrar
desistir desisto desistencia arrepender arrependo arrependi arrependimento devolver
preco precos valor valores custa custam custo mensalidade custar quanto sai price cost
aumenta aumentar sobe subir pula pular dobra reajuste aumento encarece
caro salgado puxado pesado absurdo carinho
barato barata baratinho economico menor menorzinho mixuruca
desconto descontos descontinho promocao promo abatimento cupom oferta ofertas abate
fidelidade fidelizacao amarrado preso presa amarra prende
multa rescisao penalidade taxa quebra
vizinho vizinha vizinhos muro
predio condominio sindico sindica portaria porteiro apartamentos moradores fachada
furar furo parede buraco furadeira pintar pintei
documento documentos rg cnh identidade passaporte rnm rne selfie foto
dados lgpd privacidade informacoes controlador legal vazar vazam compartilhar compartilhamento
golpe fraude golpista clonado clonaram enganar confiavel confiar confio verdade seguro
propaganda propagandas spam telemarketing promocoes anuncio anuncios marketing
ligar ligando ligacao ligacoes telefonar telefonando chamar chama
mensagem mensagens msg zap whats whatsapp whatts sms
celular cel telefone telefones fone
email emails correio gmail hotmail
mae maezinha maes mainha mamae
morreu faleceu falecida falecido partiu viuva
nome nomes sobrenome apelido
marido esposa filho filha pai sogra irmao irma primo tia tio neta neto namorada esposo
idade anos velha idoso idosa aposentado
vencimento vence vencer data dia
atrasar atraso atrasa atrasado cortam corta cortar bloqueia suspende inadimplente juros
debito automatico descontado
pagar pago paga pagamento pix cartao credito dinheiro loterica
banco bancos nubank caixa bradesco itau santander agencia
cpf cnpj cadastro
spc serasa negativado negativada score pendencia devendo divida dividas quitar
recusado negado recusaram negaram reprovado aprovado aprovacao humilhante injusto revisao
cep rua endereco bairro logradouro
casa residencia moradia lar
sitio roca rural chacara fazenda interior
cobertura atende atendem cobre chega chegam pega passa alcanca disponivel
cabo fio fibra fiacao poste
chuva chove chovendo temporal vento raio
luz energia eletrica eletricidade nobreak apagao
cai caindo queda quedas trava travando lag lagar lento lenta instavel oscila engasga
velocidade rapido rapida rapidez megas
wifi sinal rede internet net banda conexao
modem roteador aparelho aparelhinho router equipamento caixinha
aparelhos dispositivos celulares tvs computadores conectar conecto tv
jogo jogos jogar games game gamer free fire ping lol fortnite ps5
novela filme filmes serie series streaming streamings
canal canais
fixo linha
trocar troca mudar mudanca muda migrar portabilidade passar transferir
remarcar adiar reagendar desmarcar
demora prazo tempo espera dias quando
horario hora horas periodo manha tarde noite sabado domingo
presente acompanhar receber abrir
contrato termos regulamento clausula letras assinar assino
comprovante recibo resumo protocolo pedido
andamento status situacao
suporte assistencia defeito problema conserto quebrou
atendente humano pessoa gente alguem robo maquina bot
reclamar reclamacao procon anatel processo
vivo claro oi operadora provedor concorrente
empresa loja comercio mei negocio escritorio
ponto pontos livelo milhas milha
apagar excluir deletar remover sumir
pausar parar depois continuar volto guardar guardado segura salvar
obrigado obrigada brigada valeu agradeco abencoe
surdo surda cego cega deficiente escuto enxergo
obrigatorio precisa preciso necessario exige exigir exigem
gratis gratuito graca
diferenca diferente comparar
melhor recomenda indica ideal suficiente
usar uso utilizar serve`

/** Words by their role in a line, without accents or short forms. A word may have several roles. */
export const wordClasses = {
  FILL: `a o as os um uma de da do das dos em na no nas nos com para pra por eu me meu minha meus minhas isso esse essa este esta
    ai aqui la ja so mesmo mesma ta ne viu entao tambem pro ao pelo pela mim fica ficar vou vamos seria que se te lhe voce voces`,
  COP: `e eh sao seria era foi fica ficou`,
  PAST: `era foi eram antes antigo antiga antigos anterior passado passada mudei mudou`,
  POLITE: `oi ola oie bom boa dia tarde noite obrigado obrigada valeu vlw favor por_favor moco moca amigo querido querida tudo bem gentileza
    prazer abraco abracos beijo bjs desculpa desculpe senhor senhora kkk kkkk rs rsrs haha`,
  YES: `sim s claro ok okay certeza aceito quero queria uhum aham positivo bora pode podem beleza fechado concordo isso perfeito otimo confirmo topo
    adoro manda mande mandem combinado certo show joia`,
  NO: `nao nunca jamais dispenso negativo nem nada odeio detesto recuso sem nenhum nenhuma tampouco nope`,
  HEDGE: `acho talvez lembro parece depende provavelmente imagino creio chute chutar duvida aproximadamente mais_ou_menos sei certeza
    quase perto entre ou acredito suponho`,
  PEOPLE: `mae mamae mainha mae_zinha pai papai marido esposa esposo mulher filho filha filhos irma irmao vizinho vizinha amigo amiga namorado namorada sogra sogro
    tia tio avo vovo vo primo prima chefe cunhado cunhada neto neta ex colega socio socia cliente madrasta padrasto madrinha padrinho
    tutor tutora inquilino inquilina locatario zelador sindico sindica porteiro faxineira patrao patroa nora genro velho velha companheiro companheira
    noivo noiva corretor corretora dele dela deles delas fulano alguem terceiros crianca menino menina`,
  CORR: `verdade digo alias ops opa errei errado errada corrigindo correcao corrige corrigir correto certo minto perdao enganei confundi engano melhor melhor_dizendo
    desculpa perai espera pera retificando mentira`,
  CHANGE: `mudar muda mude trocar troca troque alterar altera altere corrigir corrige arrumar arruma editar edita consertar conserta atualizar atualiza
    errei errado errada errados mudei troquei incorreto incorreta refazer ajustar ajusta`,
  BACK: `voltar volta volte anterior retornar retroceder atras`,
  STOP: `cancelar cancela cancele cancelamento desistir desisto desisti sair encerrar encerra parar para pare chega tchau abandonar esquece esqueca`,
  START: `recomecar recomeca recomece reiniciar reinicia zero comeco inicio novo zerar comecar`,
  HUMAN: `atendente humano humana pessoa alguem gente robo bot maquina vendedor consultor consultora suporte atendimento whatsapp zap ligar liga ligue ligacao falar conversar
    operador central sac`,
  SKIP: `pular pula pule proxima proximo depois passar passa avancar adiante seguir adiar`,
  HELP: `ajuda ajudar socorro ajude help exemplo instrucoes opcoes menu`,
  REPEAT: `repete repetir repita repeti entendi entendo entender pergunta como hein`,
  PAGES: `formulario pagina paginas site form tela modo normal ficha`,
  WHY: `porque por_que motivo razao finalidade obrigatorio obrigatoria necessario necessaria precisa serve`,
  QWORD: `qual quais quanto quanta quantos quantas quando onde aonde como quem quem_e cade sera o_que oque posso consigo tem existe ha`,
  WISH: `quero queria gostaria prefiro preferia escolho pego levo vou coloca coloque bota bote poe ponha anota anote marca marque manda mande envia envie registra
    deixa deixe passa fecha fechar fico ficar desejo preciso pode poderia`,
  REFUSE: `informar informo dizer digo passar passo dar dou falar falo fornecer forneco compartilhar revelar confio interessa interesse tenho possuo uso lembro sei tem`,
  PRIVATE: `pessoal particular segredo sigilo privado privacidade vazar golpe desconfio`,
  WEEKDAY: `segunda terca quarta quinta sexta sabado domingo seg ter qua qui sex sab dom feira amanha hoje ontem semana`,
  PERIOD: `manha tarde noite cedo almoco meio_dia cedinho tardinha madrugada vespertino matutino`,
  MONEY: `reais real r$ conto centavos pila mangos`,
  UNIT: `apto apartamento ap apt bloco bl torre casa casinha andar sala loja conjunto fundos frente cobertura sobrado quadra lote kitnet kit quitinete edificio predio condominio`,
  ROAD: `rua avenida av travessa alameda estrada rodovia praca bairro cidade endereco`,
  BANK: `itau bradesco nubank santander caixa inter brasil bb sicredi sicoob c6 next original pan safra banrisul mercado pago picpay neon btg`,
  PAY: `boleto debito automatico cartao credito pix dinheiro fatura conta pagar pago vencimento vence vencer`,
  SPEED: `mega megas giga gigas mb gb mbps internet fibra plano planos velocidade`,
  CHEAP: `barato barata baratinho economico caro cara rapido rapida veloz completo menor maior melhor potente top simples`,
  PROMO: `promocoes promocao ofertas oferta novidades propaganda publicidade spam avisos aviso`,
  COND: `se caso desde contanto`,
  BUT: `mas porem so_que entretanto todavia`,
  AND: `e tambem mais junto alem`,
} as const satisfies Record<string, string>
/** Numbers, months and names have tables of their own. */
export type WordClass = keyof typeof wordClasses | 'NUM' | 'MONTH' | 'NAME'

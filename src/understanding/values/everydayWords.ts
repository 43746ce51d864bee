import { wordSet } from '../line/smallWords.ts'

/** Prepositions, pronouns and adverbs that are no names, and forms of irregular verbs. */
const grammar = wordSet(
  'acaso acima adiante alguns ambas ante aonde apos atraves bastante ca contra cuj@ daquel@ daquele entretanto exceto ' +
    'dum duma mediante muitas naquel@ naquilo ness@ nesse nest@ neste nisto num numa outras outrem outrora perante porventura qria qtas qtos quaisquer rumo ' +
    'tais tal teu teus todas tu tuas umas uns vari@ ' +
    'caem coube cobrem dara darao deram derem dessem devera deverao dira dirao digam estara estarao estejam estiverem facam fara farao ' +
    'fariam fizemos fizer fizerem forem fossem fugiu fugir havera houvesse pudesse puderem puseram queiram quiserem quisesse ' +
    'podera poderao possam reduz sabera saibam sejamos sera sobe sobem some somem sumiu tenham tera terao teriam tivesse tiverem ' +
    'trara trarao venham vieram vierem vim vinha vinham virao',
)

/** Everyday words, without given names and words covered by the FAQ, small words or endings. '@' is 'o' or 'a'. */
const words = wordSet(
  'veja ouca registre youtube kids netflix disney spotify tiktok instagram facebook google gloob aaa abacaxi ' +
    'abc abcd aberto abre abri abrir abriu absurdo acougue adiant@ adivinha admin adult@ advogad@ agua ah aham ' +
    'ahn alegre alegria alem algum@ ali alias aliviad@ alo alta alto alun@ amarelo ambos amem amig@ amiguinho ' +
    'amor and anim@ animad@ aniversario anonim@ anonymous ansios@ anteontem anterior antig@ anuncio apareceu ' +
    'aparelh@ apartament@ apenas apesar aposentad@ apto aquel@ aquele aquilo arre arrependid@ asd asdf asdfg ' +
    'assunto atencao atendiment@ atent@ atras aula automatic@ autonom@ ave azul babaca bacana bad bafo bagulho ' +
    'bagunca bah bahia baian@ banana banda bank bar barat@ barbearia barriga barulhent@ barulho batata bbb be ' +
    'beleza beltran@ bichim bicho bien biologica biscoito bixo bj bjo bjs blabla bloc@ blz boas boba bobagem bobo ' +
    'boca bola bolas bolsonaro bonit@ bora borala bosta brab@ bradesco branca branco brasil brasileir@ brav@ ' +
    'brincadeira buenos bug burra burro cabeca cabeleireir@ cacete cachorro cadeira cafe cafezinho calma calor ' +
    'cama campainha campanha canal caneta cara caraca carai caralho caramba carioca carnaval carro cartorio causa ' +
    'catolic@ ce ceara cearense cel centro cert@ cerveja ces chacara chatead@ cheap cheia cheio cheir@ cheque ' +
    'chique chocolate choque churrasco cicran@ cinema cinza clinica cnpj coe coisas coisinha comentario comercio ' +
    'comigo compromisso conclusao concorrente conexao confess@ confianca conforme confus@ confusao conosco ' +
    'conquista consumo contas content@ contente contudo copa cor coracao cores corinthian@ corinthians corno ' +
    'corret@ costas could cozinheir@ credi credo cretino crianca cristo cruz ctz cu cultura curso dado dai dali ' +
    'damos danado dao daora daqui dava debaixo decisao dedo deem deficiente dei dela dele delicia delivery demais ' +
    'demos dentro depressa der des desconhecid@ descontos desculpa desde desempregad@ desesperad@ desgraca ' +
    'desgracad@ dess@ desse dest@ deste deus devagar diabo diante diaria diarista dias diferente dificil diga ' +
    'digo dinheiro disse disseram disto dito divertid@ divorciad@ diz dizem dizer doente doid@ domestic@ don@ ' +
    'donde dor dores dps droga durante durmo duvidoso eai economia edificio educad@ efeito egua ein eireli eita ' +
    'elas eleitor eletric@ eletricista embaixo embora emprego empresari@ encanador enchente energia enfermeir@ ' +
    'enfim english enjoad@ enquanto epa equipamento era eram eramos erros escola escondid@ esforco espanol ' +
    'esperanca esperto esquina estado estamos estas estava estavam esteja estes esteve estive estranh@ estrela ' +
    'etapa etc evangelic@ exato excelente exclusiv@ exemplo faca fals@ familia farmacia fase fast faxina fazia ' +
    'fdp fei@ feia feio feliz ferias ferro festa fez fi fiel fila file filial filme filtro finad@ fine firme ' +
    'firmeza five fizeram flamengo flamenguista flw foda fodase fofa fofo fofoca fogo fome fomos fone fora foram ' +
    'forca formulario fort@ fortaleza forte fosse fotos fraca fraco frase frescura friday frio frito from ' +
    'frustrad@ fudeu fui fulan@ funcionari@ fundos futebol futuro galera garagem garota garoto gat@ gatinho ' +
    'gaucho gente gigas gol good gostos@ governador governo gracas gracias gracinha grana grande gratuito gravida ' +
    'gremista grila gripe grosseria grupo ha hablo haha hahaha haja has have haver havia hein hello help here hey ' +
    'hi historia hj hm hmm hola homem horrores hospital houve hum hummm humor ia iam idiota ido ignorante igreja ' +
    'ih ii im imagem imbecil imovel importante incendio inclusive indecis@ indiferente individual indo inferno ' +
    'inquilin@ insonia instalador interessante inves ipsum irei iria irma isto itau its jamais janela jardim ' +
    'jeito jesus joia jornal jovem just justo kk kkk kkkk kkkkk lala lanche lanchonete laranja le legais legal ' +
    'lei leitura lent@ letra leu lhe li lido lind@ linha link livre lixo locatari@ loj@ longe lorem lotado louc@ ' +
    'louca loucura love ltda lugar lugares lula luz magazine mah mainha mal mala maluc@ mana manaus mane maneir@ ' +
    'mano mao mapa maquina maravilh@ maravilha maravilhos@ marca marcado marcar marmita materno matriz mds medico ' +
    'mei mei@ memoria memoriam menin@ menos mensagem mensagens mercadinho mercado mercadoria mercearia merda ' +
    'mermao mesm@ mico microempreendedor milhao mina mineir@ ministerio minut@ misera misericordia mistura mlk mn ' +
    'moc@ mochila modo moment@ monday morning motivo moto motoboy motorista msg msm mt mto mucho mudanca consta ' +
    'mundo musica muy nada nah name namorad@ namoro naquele natal natureza naum nd need nela nele nem nenhum ' +
    'nenhuma nervos@ net nisso nn nois noiv@ nombre nomes none nop nordestin@ normal noss@ not nothing noticia ' +
    'noticias nov@ novel@ now nulo nunca nuvem obg obvi@ odeio of ofertas oficina oie oii okay oleg onibus ontem ' +
    'opiniao ops ora orcamento ordem orgao osso otario otim@ oxe oxente oxi pacote padaria padrao pagina painho ' +
    'palavra palhaca palhacada palhaco palmeiras palmeirense pandemia panela pao papagaio papai papel papo ' +
    'parabens parca parceir@ parente parque passeio pastelaria paulista paulistano pay paz pe pedaco pedreir@ ' +
    'pegadinha pena pequen@ pera perai perdao perfeit@ perfeita perigo periquito pesado pessim@ pessoais pessoal ' +
    'peste pfv pfvr piada pior pipoca pizza pizzaria planta play please plmdds pls po pobre poder poderia podia ' +
    'poe poh pois policia ponha poque porem porque porra porta portanto portao porteir@ possa poste postinho ' +
    'posto pouc@ pouquinho poxa pq pqp praca praia pratic@ prazer pre prefere preferia preguica premi@ presidente ' +
    'pressa preta preto prezad@ privacidade privad@ problemas produto professor@ programa pront@ propost@ propri@ ' +
    'proprietari@ protocol@ provedor provedora psiu pude pura puro pus puta puto puts putz qdo qnd qnt qro quant@ ' +
    'quarta quase queda quente quer queriam questao quica quiero quieto quilo quinta quis qwe qwer qwerty raiva ' +
    'rapaz rapidinho razao reais receio recibo recurso rede regra relaxa remedio representante residencial ' +
    'respost@ restaurante resumo reto reuniao revista ri rico rir risco riu roupa roxo rs rsrs rsrsrs ruins ' +
    'sacana sacanagem saem safad@ saiba saida saio saiu salao saldade salve santa santander santissima santo ' +
    'sapato satisfeit@ saturday saudade saude secreta secreto segredo segund@ segundinho seila seja sejam semanas ' +
    'senao senha senhor@ sequer sera serao serie serio servicos setor seus sexta sextou shit shopping show sicoob ' +
    'sicran@ sicredi sido sigilo sigilosa simpatic@ simples sincer@ sinceramente sindic@ sinistro sinto sla slk ' +
    'sob socorro sogr@ solteir@ soment@ somos sonho sono sorte soube sozinh@ speak sqn ss sua suave sucesso surd@ ' +
    'susto table talvez tamo tampouco tant@ tao tapete tarefa tava tavam tb tbm tchau tche tel tela televisao ' +
    'temos tengo tenha terca terceir@ teria testes teve texto thank that thirty tido time tinha tinham titulo ' +
    'tive tlg tmj tnc todavia top torre total traga trampo tranquil@ tranquilo transito tras traz trazer treco ' +
    'trem trist@ triste tristeza trouxe truta tua tuesday turma tutor@ uai ue uhum ui uia ultim@ ume underline ' +
    'unic@ urgente usted usuario uteis va vaca vaga valer varanda vascain@ vazi@ vcs veem vei velh@ vendas ' +
    'vendedor vendedor@ venha venho verdadeir@ verde vergonha vermelho vezes vi viado viagem vida video vidro ' +
    'vigilante vila vindo vinho virgem vish vist@ viuv@ viva vive vivem viver vixe vizinhanca vizinhos vlw voinha ' +
    'vontade vovo voz vtnc whats where who why wi will with world xau xiu xx xxx xyz yeah yes your zoeira zoom ' +
    'zueira',
  grammar,
)

/** Stems of verbs in '-ar', and in '-er' or '-ir', with their endings: 'perguntei', 'recebia' */
const verbs = new RegExp(
  '^((' +
    'acab|aceit|aceler|ach|acompanh|acord|acredit|ador|afirm|agend|aguard|aguent|ajeit|ajud|alcanc|almoc|along|' +
    'alter|ameac|amol|analis|and|anot|anul|apag|apert|apit|apoi|apresent|apront|aproveit|arrum|assin|assust|atest|' +
    'ativ|atrapalh|atras|atualiz|aument|autoriz|avali|averig|avis|baix|bast|bloque|bot|brig|brinc|busc|busqu|' +
    'cadastr|caminh|cancel|cans|carreg|cas|cham|chat|cheg|chegu|chor|cit|clic|cobr|coloc|combin|comec|compar|' +
    'complet|complic|compr|concord|confi|confirm|congel|consert|consider|consult|cont|continu|contrat|control|' +
    'convers|copi|cort|cozinh|cri|cuid|cumpriment|cust|declar|deix|delet|demor|descans|descarreg|descart|desconfi|' +
    'desconsider|descont|desej|desinstal|deslig|desmarc|desmarqu|despach|destac|detalh|devolv|digit|dispens|dobr|' +
    'dur|duvid|efetu|empurr|encaix|encaminh|encerr|encontr|encurt|enfrent|engan|enganch|enrol|entr|entreg|envi|' +
    'enxerg|err|escap|escut|especific|esper|espi|esquent|estrag|estranh|estud|evit|experiment|explic|expliqu|' +
    'explor|extrapol|fal|falh|falt|fech|ferv|fic|fiqu|fris|fum|funcion|ganh|gast|gost|grampe|grav|grit|guard|' +
    'identific|ignor|imagin|implor|import|incomod|indic|inform|inici|instal|interess|invent|investig|irrit|jant|' +
    'jog|jogu|junt|jur|justific|lanc|larg|lav|lembr|lev|levant|liber|lig|ligu|limit|limp|list|localiz|machuc|mand|' +
    'manifest|marqu|mat|melhor|mor|mostr|mud|multiplic|naveg|necessit|neg|negoci|not|notific|obrig|observ|ocup|' +
    'ofert|olh|opin|oscil|pag|pagu|par|parcel|particip|pass|peg|pens|perdo|perdur|pergunt|perturb|pesquis|ping|' +
    'pint|planej|precis|prejudic|preocup|procur|prolong|prorrog|prov|pul|pux|qualific|quebr|quer|question|rastre|' +
    'reajust|realiz|rebaix|reclam|recomend|recus|reembols|reinici|reinstal|rejeit|remarc|remarqu|renegoci|renov|' +
    'repar|repass|reserv|restaur|result|retard|retific|retir|retorn|revis|rod|roub|segur|selecion|separ|simplific|' +
    'simul|sobr|solicit|solucion|substitu|sumi|suport|suspeit|telefon|tent|termin|test|tir|toc|tom|toqu|torn|' +
    'trabalh|tranc|transform|trat|trav|trein|troc|troqu|ultrapass|us|utiliz|valid|vari|vend|verific|verifiqu|viaj|' +
    'visit|visualiz|volt|vot|xing|zer|zo' +
    ')(o|am?|amos|ar(am?|ao|emos|ia|iam|ei|em)?|assem?|ava|avam|u?ei|ou|ando|ad[oa]s?|u?em?)|(' +
    'abrang|acontec|admit|agradec|aprend|assist|assum|atend|atinj|bat|beb|cab|chov|com|compart|compet|' +
    'compreend|conclu|concord|confer|confund|conhec|consegu|constru|convenc|corr|corrig|cresc|cumpr|decid|defend|' +
    'depend|desc|desenvolv|desfaz|desist|desloc|dev|diminu|dirig|discut|divid|dorm|emit|encarec|enfurec|' +
    'enlouquec|entend|envelhec|esclarec|escolh|escrev|esmorec|esquec|estabelec|exclu|exerc|exig|exist|expand|falec|' +
    'ferv|fornec|garant|imped|inclu|insist|interag|interromp|manten|mantiv|ment|merec|mex|morr|nasc|obedec|obten|' +
    'ocorr|ofend|oferec|ouv|parec|part|ped|perceb|perd|permanec|permit|pertenc|precis|preench|pretend|preven|' +
    'proced|proib|promet|proteg|reav|receb|reconhec|reduz|reflet|remet|remov|repet|requer|rescind|resid|resolv|' +
    'respond|retir|reun|revert|romp|sab|segu|sent|serv|sofr|sub|sug|suger|sum|surg|suspend|tem|transfer|venc|vend|' +
    'vest' +
    ')(o|am?|[ei]r(am?|ao|emos|ia|iam|ei|em)?|[ei]ssem?|ia|iam|i|iu|eu|em?|[ei]mos|[ei]ndo|id[oa]s?))(-?(me|se|te|lhe|lo|la|os|as|nos))?$',
)

/** Endings of nouns and verbs that few names have. */
const otherEnd = /([aiu]cao|coes|[aei]vel|(?<!tr)idade|ncia|ando|endo|mente|ou)$/

/** Family names that are also ordinary words. */
export const familyWords = wordSet(
  'abril alegre alto amor anunciacao baixo barata bela belo bom branco brasil bravo caridade casado chaves ' +
    'claro clemente conceicao corte criado deus dias divino dores encarnacao esperanca alegria coracao gloria ' +
    'cruz estrela fonte forte fortes franco gato graca gracas grande guarda jardim jesus justo linda lobo luz ' +
    'mata natal nascimento novo parada parente passos paz pena pequeno pessoa pinto preto purificacao real ' +
    'ressurreicao rico salvo santa santo santos segundo socorro sol torres tome trindade vale velho verde vivo ' +
    'virgens',
)

/** Whether a word is ordinary: 'tudo', 'perguntei'. Endings do not count with a capital, as in 'Fatou'. */
export const isEveryday = (word: string, hasCapital = false) =>
  words.has(word) ||
  words.has(word.replace(/[oa]s?$/, '@')) ||
  words.has(word.replace(/s$/, '')) ||
  verbs.test(word) ||
  (!hasCapital && otherEnd.test(word))

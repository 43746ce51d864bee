/** Words of questions with the same meaning as the first of their line. */
export const synonyms = `preco valor valores precos custa custam custo mensalidade custar vlr how much price cost cuesta
internet net wifi wi fi banda
instala instalar instalacao instalam instalada instalado install installation
cancel cancelar cancelo cancela cancelamento cancelado
modem roteador router aparelho
gratis gratuita gratuito graca free
pagar pago paga pagamento pagamentos
tecnico tecnicos visita
mudar trocar muda mudanca alterar
tempo demora prazo demorar leva
cobertura atende atendem cobre cobrem chega pega passa
fidelidade fidelizacao
esposa marido
recomenda recomendam indica indicam indicado
pode serve`

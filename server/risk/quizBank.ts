/** The questions of the built-in quiz. One fact is the person's, the others are not. */
export const quizBank = [
  {
    id: 'city',
    text: 'Em qual destas cidades você já morou?',
    facts: [
      'Uberaba',
      'Londrina',
      'Campina Grande',
      'Joinville',
      'Feira de Santana',
      'Petrópolis',
      'Anápolis',
      'Maringá',
    ],
  },
  {
    id: 'street',
    text: 'Qual destas ruas já foi seu endereço?',
    facts: [
      'Rua das Acácias',
      'Rua Sete de Setembro',
      'Rua do Comércio',
      'Avenida Brasil',
      'Rua Tiradentes',
      'Rua São José',
      'Rua das Flores',
      'Rua Quinze de Novembro',
    ],
  },
  {
    id: 'company',
    text: 'Em qual destas empresas você já trabalhou?',
    facts: [
      'Padaria Boa Vista',
      'Supermercado União',
      'Escola Monteiro Lobato',
      'Transportes Serra Azul',
      'Farmácia Santa Clara',
      'Metalúrgica Progresso',
      'Livraria do Largo',
      'Hotel Bela Praia',
    ],
  },
] as const

export const noneOfThese = 'Nenhuma destas'

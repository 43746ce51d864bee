/** What is said first to a feeling that a visitor shows beside an answer or a question. */
export const feelingTexts = {
  bereaved: 'Sinto muito pela sua perda.',
  robbed: 'Sinto muito pelo susto.',
  ill: 'Espero que fique tudo bem por aí.',
  burned: 'Entendo, e é justo querer certeza desta vez.',
  cutOff: 'Imagino a falta que a internet faz.',
  worried: 'Entendo a preocupação.',
  short: 'Entendo, conta a pagar é coisa séria.',
  unsure: 'Sem problema, vamos com calma.',
  newHome: 'Felicidades na casa nova!',
  glad: 'Que bom ouvir isso!',
  sorry: 'Imagina, acontece!',
  grateful: 'Por nada!',
  amused: 'Essa foi boa!',
  morning: 'Bom dia!',
  afternoon: 'Boa tarde!',
  evening: 'Boa noite!',
} as const

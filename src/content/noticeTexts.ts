/** An address that fibre has not reached yet. */
export const noticeTexts = {
  lead: 'Ela está a caminho de muitos bairros. Se quiser, avisamos você no dia em que chegar ao seu.',
  heading: 'Podemos avisar você',
  button: 'Quero ser avisado',
  privacy: 'Usamos esses dados só para o aviso. Você pode apagá-los quando quiser.',
  agreed: (name: string) => (name ? `Combinado, ${name}.` : 'Combinado.'),
  promise: (place: string, email: string) => `No dia em que a fibra chegar ${place}, você recebe uma mensagem em ${email}.`,
  toStreet: (street: string) => (street ? `ao endereço ${street}` : 'ao seu endereço'),
  meanwhile: 'Se tiver outro endereço em mente, a consulta leva menos de um minuto.',
  other: 'Consultar outro endereço',
  mind: 'Mudou de ideia?',
  refuse: 'Não quero ser avisado',
} as const

/** The exact texts for each failure between browser and server. */
export const callErrorMessages = {
  network: 'Erro de rede: sua conexão caiu ou o servidor está fora do ar.',
  http: (status: number, text: string) => `Erro HTTP ${status} ${text}`.trim().concat('.'),
  contentType: (type: string) => `Resposta do servidor em formato inválido ${type || '(sem tipo)'}.`,
  unparseable: 'Resposta do servidor corrompida.',
  timeout: (seconds: number) => `O servidor demorou muito pra responder (${seconds}s).`,
  missing: (names: string[], where = 'na resposta') => `Propriedades não encontradas ${where}: ${names.join(', ')}.`,
  server: 'Erro no servidor. Por favor tente novamente mais tarde.',
  empty: 'Resposta vazia do servidor.',
} as const

/** What went wrong between browser and server, and the exact words for it. */
export const callErrors = {
  network: 'Erro de rede: sua conexão caiu ou o servidor está fora do ar',
  http: (status: number, text: string) => `Erro HTTP ${status} ${text}`.trim(),
  contentType: (type: string) => `Resposta do servidor em formato inválido ${type || '(sem tipo)'}`,
  unparseable: 'Resposta do servidor corrompida',
  timeout: (seconds: number) => `O servidor demorou muito pra responder (${seconds}s)`,
  missing: (names: string[]) => `Propriedades não encontradas na resposta: ${names.join(', ')}`,
  server: 'Erro no servidor. Por favor tente novamente mais tarde',
  empty: 'Resposta vazia do servidor',
} as const

/** What an empty reply means, call by call. */
export const emptyReplies = {
  cepInformation: 'Busca de cep retornou vazia',
  addressInfo: 'Busca de endereço retornou vazia',
  createLead: 'Gravação dos dados do usuário retornou vazia',
  saveStep: 'Gravação dos dados do usuário retornou vazia',
  readLead: 'Busca dos dados do usuário retornou vazia',
  banks: 'Lista de bancos retornou vazia',
  regulations: 'Lista de regulamentos e sumários retornou vazia',
} as const

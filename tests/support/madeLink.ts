export const madeLink = {
  success: true as const,
  token: 'a-token-of-a-link',
  email: 'a•••@provedor.com.br',
  challenge: 'phone' as const,
  expiresAt: '2026-11-21T12:00:00Z',
}

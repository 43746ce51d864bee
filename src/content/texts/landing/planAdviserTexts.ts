/** The most demanding use of the internet in a home. */
export type Purpose = 'light' | 'watching' | 'demanding'

/** An option with its label, and its words in the reason. */
type Option<V extends string> = { value: V; label: string; told: string }

const counts: Option<string>[] = [
  { value: '2', label: '1 ou 2', told: '1 ou 2 pessoas' },
  { value: '4', label: '3 ou 4', told: '3 ou 4 pessoas' },
  { value: '5', label: '5 ou mais', told: '5 pessoas ou mais' },
]
const purposes: Option<Purpose>[] = [
  { value: 'light', label: 'O básico', told: 'o básico' },
  { value: 'watching', label: 'Filmes e séries', told: 'filmes e séries' },
  { value: 'demanding', label: 'Jogos ou trabalho', told: 'jogos ou trabalho em casa' },
]

type Reason = {
  people?: string | undefined
  purpose?: string | undefined
  speed: string
  isEnough: boolean
  devices: number
}

/** The two questions of the home page's plan adviser. */
export const planAdviserTexts = {
  people: { legend: 'Quantas pessoas em casa?', options: counts },
  purpose: { legend: 'O que mais se faz na internet?', options: purposes },
  /** E.g. 'Para 3 ou 4 pessoas, com filmes e séries, o plano de 500 Mega dá conta: são até 40 aparelhos …'. */
  reason: ({ people, purpose, speed, isEnough, devices }: Reason) =>
    `Para ${[people, purpose].filter(Boolean).join(', com ')}, ${
      isEnough ? `o plano de ${speed} dá conta` : `o mais rápido daqui é o de ${speed}`
    }${devices > 0 ? `: são até ${devices} aparelhos ao mesmo tempo` : ''}.`,
} as const

import { orText } from '../format.ts'

/** The words of the plans side by side. */
export const comparisonTexts = {
  heading: 'Compare os planos',
  lead: 'Tudo o que muda de um para o outro, lado a lado.',
  upload: 'Upload',
  devices: 'Dispositivos ao mesmo tempo',
  upTo: (count: number) => `Até ${count}`,
  wifi6: 'Modem com Wi-\u2060Fi 6',
  yes: 'Sim',
  no: 'Não',
  streaming: 'Streaming',
  noStreaming: 'Não incluso',
  toChoose: (names: string[]) => (names.length > 1 ? `Um à escolha: ${orText(names)}` : `Com ou sem ${names.join()}`),
  installation: 'Instalação',
  loyalty: 'Fidelidade',
  months: (count: number) => `${count} meses`,
  take: 'Contratar agora',
  before: 'Planos anteriores',
  after: 'Mais planos',
  place: '{{index}} de {{slidesLength}}',
} as const

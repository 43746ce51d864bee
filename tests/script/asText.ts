import type { Said } from './places.ts'
import type { Script, ScriptQuestion, ScriptScreen, When } from './theScript.ts'

/** The script as text for a terminal. */
export function asText(script: Script): string {
  return script
    .map(({ name, title, campaigns, screens }) =>
      [
        `${title.toUpperCase()} (${name})`,
        `Campanhas: ${campaigns.join(' · ')}`,
        '',
        ...screens.flatMap(screenLines),
      ].join('\n'),
    )
    .join('\n\n')
}

/** All texts, one per line, by place. */
export function saidAsText(said: readonly Said[]): string {
  return said
    .map(({ title, voice, texts }) =>
      [`${title.toUpperCase()} (${voice})`, '', ...texts.map(({ text }) => `  ${text}`)].join('\n'),
    )
    .join('\n\n')
}

/** Notes on a screen besides its questions, one per line. */
function notesOf({ when, stays, waits, back }: ScriptScreen): string[] {
  return [
    ...whenNotes(when),
    ...(waits.length > 0 ? [`Espera: ${waits.join(', ')}`] : []),
    ...(stays.length > 0 ? [`Não passa daqui se: ${stays.join('; ')}`] : []),
    ...(back === null ? [] : [`Voltar: ${back}`]),
  ]
}

function questionNotes({ when, why, isPrivate, restsOn }: ScriptQuestion): string[] {
  return [
    ...whenNotes(when),
    ...(why === null ? [] : [`Por quê: ${why}`]),
    ...(restsOn.length > 0 ? [`Perguntada de novo se mudar: ${restsOn.join(', ')}`] : []),
    ...(isPrivate ? ['Particular: nunca fica no navegador'] : []),
  ]
}

function whenNotes({ usually, but }: When): string[] {
  return but.length === 0 ? [] : [`${usually ? 'Pulada se' : 'Só se'}: ${but.join('; ')}`]
}

function screenLines(screen: ScriptScreen, at: number): string[] {
  return [
    `${String(at + 1).padStart(3)}. ${screen.title}`,
    ...indented([`[${screen.kind}] ${screen.stage} · ${screen.path}`, ...notesOf(screen)]),
    ...screen.questions.flatMap((question) => [
      `    - ${question.label} (${question.key}): ${question.says}`,
      ...indented(questionNotes(question)),
    ]),
    '',
  ]
}

const indented = (lines: readonly string[]) => lines.map((line) => `      ${line}`)

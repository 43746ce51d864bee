import { notesOf, questionNotes } from './asText.ts'
import type { Said } from './places.ts'
import type { Script, ScriptScreen } from './theScript.ts'

/** The script as a page: each flow under its heading, then all texts by place. */
export function asPage(script: Script, said: readonly Said[]): string {
  const index = [
    ...script.map(({ name, title }) => `<li><a href="#${name}">${escaped(title)}</a></li>`),
    ...said.map(({ title }, at) => `<li><a href="#said-${at}">${escaped(title)}</a></li>`),
  ]
  const places = said.map(
    ({ title, voice, texts }, at) =>
      `<h2 id="said-${at}">${escaped(title)} <small>${voice}</small></h2><ul>${texts.map((each) => `<li title="${escaped(each.at)}">${escaped(each.text)}</li>`).join('')}</ul>`,
  )
  const flows = script.map(
    ({ name, title, campaigns, screens }) =>
      `<h2 id="${name}">${escaped(title)} <small>${name}</small></h2><p>Campanhas: ${escaped(campaigns.join(' · '))}</p><ol>${screens.map(screenItem).join('')}</ol>`,
  )
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Roteiro</title><style>${style}</style></head><body><h1>Roteiro</h1><ul>${index.join('')}</ul>${flows.join('')}${places.join('')}</body></html>`
}

const style =
  'body{font:16px/1.45 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}small,.note{opacity:.75;font-size:.875rem;font-weight:400}li{margin-block:.5rem}p{margin:0}'

function screenItem(screen: ScriptScreen): string {
  const questions = screen.questions.map(
    (question) =>
      `<li><b>${escaped(question.label)}</b> <small>${question.key}</small><p>${escaped(question.says)}</p>${notes(questionNotes(question))}</li>`,
  )
  return `<li><b>${escaped(screen.title)}</b> <small>${escaped(`${screen.kind} · ${screen.stage} · ${screen.path}`)}</small>${notes(notesOf(screen))}${questions.length > 0 ? `<ul>${questions.join('')}</ul>` : ''}</li>`
}

const notes = (lines: readonly string[]) => lines.map((line) => `<p class="note">${escaped(line)}</p>`).join('')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

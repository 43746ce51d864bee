import { createContext, use } from 'react'
import { demoPlans, demoTexts, type DemoLanguage, type DemoPlan } from '../../content/texts/site/demoTexts.ts'
import { fromJson } from '../../browser/fromJson.ts'
import { thisBrowser } from '../../browser/storage.ts'

/** The demo's data of its visitor. It never leaves the browser. */
export type DemoData = { language: DemoLanguage; name: string; email: string; plan: DemoPlan | null }

type Demo = { data: DemoData; change: (more: Partial<DemoData>) => void }

const KEY = 'demo'
export const nobody = { name: '', email: '', plan: null }

export function readDemo(): DemoData {
  const kept: Partial<Record<string, unknown>> = { ...Object(fromJson(thisBrowser.read(KEY))) }
  return {
    language: kept['language'] === 'es' ? 'es' : 'en',
    name: textOf(kept['name']),
    email: textOf(kept['email']),
    plan: demoPlans.find((plan) => plan === kept['plan']) ?? null,
  }
}

const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : '')

export const keepDemo = (data: DemoData) => thisBrowser.write(KEY, JSON.stringify(data))

export const DemoContext = createContext<Demo>({ data: { language: 'en', ...nobody }, change: () => {} })

export function useDemo() {
  const demo = use(DemoContext)
  return { ...demo, texts: demoTexts[demo.data.language] }
}

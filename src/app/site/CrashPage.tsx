import { Component, type ReactNode } from 'react'
import { phoneLink } from '../../api/contract/contactLinks.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { crashTexts as texts } from '../../content/texts/errors/crashTexts.ts'

/** The page after a crash or when code is missing: says what is saved, and how to go on. */
export function CrashPage() {
  return (
    <main className="wrap section stack">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <p>
        <a href={window.location.pathname + window.location.search}>{texts.again}</a>
      </p>
      <p>
        {texts.call} <a href={phoneLink(contact.sales)}>{contact.sales}</a>
      </p>
    </main>
  )
}

/** Catches any crash of a page, so that the visitor always gets an explanation and a link. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }
  static getDerivedStateFromError = () => ({ crashed: true })
  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
